import { type AuthResult, logOut, type Requester } from './accounts.ts';
import { currentSession, endEveryOtherSession } from './sessions.ts';

/** Which sessions a sign-out ends: this one, all others, or all. */
export type SignOutScope = 'local' | 'others' | 'global';

/** Ends sessions of the person of a request; open pages of ended ones leave. Returns the headers that clear the cookie, where it ended. */
export async function signOut(scope: SignOutScope, requester: Requester): Promise<AuthResult> {
  const current = scope === 'local' ? undefined : await currentSession(requester.headers);
  if (current) await endEveryOtherSession(current.userId, current.id);
  return scope === 'others' ? { ok: true, headers: new Headers() } : logOut(requester);
}
