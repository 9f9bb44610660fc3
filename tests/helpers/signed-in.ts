import { randomBytes } from 'node:crypto';
import { signUp } from '../../domain/accounts/accounts.ts';
import { viewerOf } from '../../web/session/session.ts';
import { cookiePairs } from '../harness/cookie-pairs.ts';
import { must } from '../harness/must.ts';

export const password = 'correct horse';

export interface SignedIn {
  id: string;
  email: string;
  /** Request headers with the session's cookie. */
  headers: Headers;
}

/** A person who has just signed up and is signed in. */
export async function makeSignedIn(): Promise<SignedIn> {
  const email = `${randomBytes(5).toString('hex')}@people.test`;
  const requester = { address: randomBytes(4).join('.'), headers: new Headers() };
  const result = must(await signUp({ firstName: 'Dana', lastName: 'Hollis', email, password, confirmPassword: password }, requester));
  const headers = new Headers({ cookie: cookiePairs(result.headers) });
  const viewer = await viewerOf(headers);
  if (!viewer) throw new Error('The session is none.');
  return { id: viewer.user.id, email, headers };
}
