import { type MiddlewareFunction, redirect } from 'react-router';
import { mayWriteAsAdmin } from '../../domain/accounts/two-factor.ts';
import { loginPath, ownPath } from '../http/own-path.ts';
import { viewerContext } from './session.ts';

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
