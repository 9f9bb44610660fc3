import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { auth } from '../../domain/accounts/auth.ts';
import type { Requester } from '../../domain/accounts/requester.ts';
import type { AuthUser } from '../../domain/accounts/schema.ts';
import { extendSession } from '../../domain/accounts/session-limits.ts';
import { accessOf } from '../../domain/accounts/sessions.ts';
import { mayWriteAsAdmin } from '../../domain/accounts/two-factor.ts';
import { loginPath, ownPath } from '../http/own-path.ts';
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

/** Admits people with a verified email. All others log in or verify their email first, and then come back. */
export const customersOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(pathOf(request)));
  if (!viewer.user.email_confirmed_at) throw redirect(`/verify-email?next=${encodeURIComponent(pathOf(request))}`);
};

/** Admits logged-in people, whether or not their email is verified. */
export const signedInOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!context.get(viewerContext)) throw redirect(loginPath(pathOf(request)));
};

/**
 * Admits admins and redirects everyone else to /. Their email doesn't have to be verified. Where admins need two-factor, those
 * without it can read, but have to set it up before they change anything.
 */
export const adminsOnly = adminGuard(mayWriteAsAdmin);

export function adminGuard(mayWrite: (headers: Headers) => Promise<boolean>): MiddlewareFunction<Response> {
  return async ({ request, context }) => {
    const viewer = context.get(viewerContext);
    if (!viewer) throw redirect(loginPath(pathOf(request)));
    if (!viewer.isAdmin) throw redirect('/');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && !(await mayWrite(request.headers))) throw redirect('/portal/settings/security?for-staff');
  };
}

/** The requested page, without the suffix of React Router's data requests. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return searchParams.size ? `${page}?${searchParams}` : page;
}

/** The `next` parameter if it's a path on our own site, otherwise `fallback`. */
export function safeNext(next: string | null, fallback = '/'): string {
  return ownPath(next) ?? fallback;
}
