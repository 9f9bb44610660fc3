import { randomBytes } from 'node:crypto';
import { signUp } from '../../domain/accounts/accounts.ts';
import { viewerOf } from '../../web/session.ts';

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
  const result = await signUp({ firstName: 'Dana', lastName: 'Hollis', email, password, confirmPassword: password }, requester);
  if (!result.ok) throw new Error(result.message);
  const cookie = result.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = new Headers({ cookie });
  const viewer = await viewerOf(headers);
  if (!viewer) throw new Error('The session is none.');
  return { id: viewer.user.id, email, headers };
}
