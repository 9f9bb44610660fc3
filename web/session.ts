import { createContext, type RouterContextProvider } from 'react-router';
import { auth } from '../domain/accounts/auth.ts';
import type { AuthUser } from '../domain/accounts/schema.ts';
import { extendSession } from '../domain/accounts/session-limits.ts';
import { accessOf } from '../domain/accounts/sessions.ts';

/** A signed-in person as the screens see them: the seed's auth user, and whether they act as an admin in this session. */
export interface Viewer {
  user: AuthUser;
  isAdmin: boolean;
  /** The session, and whether it passed a second factor (`aal2`). */
  session: { id: string; aal: 'aal1' | 'aal2' };
}

/** Set by the root middleware for every request. */
export const viewerContext = createContext<Viewer | null>(null);
export const nonceContext = createContext<string>('');
export const clientAddressContext = createContext<string>('unknown');

/**
 * Whoever the session cookie proves, read from the database on every request. A session that still owes its second factor
 * proves nobody. Looking alone does not lengthen a session.
 */
export async function viewerOf(headers: Headers): Promise<Viewer | undefined> {
  if (!headers.get('cookie')?.includes('session=')) return undefined;
  return viewerOfSession(await auth().api.getSession({ headers }));
}

/** Like `viewerOf`, for opening a page, which extends the session. If the session has ended, `cookies` clear its cookie. */
export async function visitOf(headers: Headers): Promise<{ viewer: Viewer | undefined; cookies: string[] }> {
  if (!headers.get('cookie')?.includes('session=')) return { viewer: undefined, cookies: [] };
  const visit = await auth().api.getSession({ headers, returnHeaders: true });
  if (visit.response) await extendSession(visit.response.session);
  return { viewer: await viewerOfSession(visit.response), cookies: visit.headers.getSetCookie() };
}

type Found = Awaited<ReturnType<ReturnType<typeof auth>['api']['getSession']>>;

async function viewerOfSession(found: Found): Promise<Viewer | undefined> {
  if (!found || (found.user.twoFactorEnabled && !found.session.secondFactorAt)) return undefined;
  const { user } = found;
  const { isAdmin, identities, factors, aal } = await accessOf(user.id, found.session.id);
  return {
    isAdmin,
    session: { id: found.session.id, aal },
    user: {
      id: user.id,
      email: user.email,
      email_confirmed_at: user.emailVerified ? (user.emailConfirmedAt ?? user.createdAt).toISOString() : null,
      first_name: user.firstName,
      last_name: user.lastName,
      identities,
      factors,
    },
  };
}

/** The signed-in person of a guarded route. The branch's guard has made sure there is one. */
export function viewerIn(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Response('Sign in first.', { status: 401 });
  return viewer;
}

/** Who asks, for verbs that limit and set cookies. */
export function requesterOf(request: Request, context: Readonly<RouterContextProvider>): { address: string; headers: Headers } {
  return { address: context.get(clientAddressContext), headers: request.headers };
}
