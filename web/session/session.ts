import { createContext, type RouterContextProvider } from 'react-router';
import { auth } from '../../domain/accounts/auth.ts';
import type { Requester } from '../../domain/accounts/requester.ts';
import type { AuthUser } from '../../domain/accounts/schema.ts';
import { extendSession } from '../../domain/accounts/session-limits.ts';
import { accessOf } from '../../domain/accounts/sessions.ts';
import type { Policy } from '../http/route-handle.ts';

/** A logged-in person, and whether they act as an admin in this session. */
export interface Viewer {
  user: AuthUser;
  isAdmin: boolean;
  /** `aal2` if the session has passed two-factor. */
  session: { id: string; aal: 'aal1' | 'aal2' };
}

/** Set by the root middleware for every request. */
export const viewerContext = createContext<Viewer | null>(null);
export const nonceContext = createContext<string>('');
export const clientAddressContext = createContext<string>('unknown');

/** Loads data that everyone sees alike. The server keeps it as long as public pages; anything else loads it every time. */
export type LoadShared = <Data>(name: string, load: () => Promise<Data>) => Promise<Data>;
export const sharedDataContext = createContext<LoadShared>((_name, load) => load());

/**
 * The person of a request's session cookie, read from the database every time. Undefined until the session has passed two-factor, if
 * the account uses it. Reading doesn't extend the session.
 */
export async function viewerOf(headers: Headers): Promise<Viewer | undefined> {
  if (!headers.get('cookie')?.includes('session=')) return undefined;
  return viewerOfSession(await auth().api.getSession({ headers }));
}

/** True if the sender of a request may enter a branch with this policy, apart from having to verify their email or log in again. */
export async function isLetIn(headers: Headers, policy: Policy): Promise<boolean> {
  const viewer = await viewerOf(headers);
  return viewer !== undefined && (policy !== 'admin' || viewer.isAdmin);
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
  if (!found || (found.user.twoFactorEnabled && !found.session.twoFactorPassedAt)) return undefined;
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

/** The logged-in person of a guarded route. The guard of its branch makes sure there is one. */
export function viewerIn(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Response('Log in first.', { status: 401 });
  return viewer;
}

/** The sender of a request, for functions that check limits and set cookies. */
export function requesterOf(request: Request, context: Readonly<RouterContextProvider>): Requester {
  return { address: context.get(clientAddressContext), headers: request.headers };
}
