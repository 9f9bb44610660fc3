import { type MiddlewareFunction, redirect } from 'react-router';
import { mayWriteAsAdmin } from '../domain/accounts/two-factor.ts';
import { ownPath } from './http/own-path.ts';
import { viewerContext } from './session.ts';

/** product.md section 6. The server decides on every request; what the client hides is courtesy. */

/** A signed-in person with a proved email; others go to /auth or /verify-email and come back after. */
export const customersOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(`/auth?next=${encodeURIComponent(pathOf(request))}`);
  if (!viewer.user.email_confirmed_at) throw redirect(`/verify-email?next=${encodeURIComponent(pathOf(request))}`);
};

/** A signed-in person, proved or not. */
export const signedInOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!context.get(viewerContext)) throw redirect(`/auth?next=${encodeURIComponent(pathOf(request))}`);
};

/**
 * Admins; everyone else goes to /. Only the role counts here, not the email's proof (seed section 2). Where a second step is
 * a duty, an admin without one reads, and is sent to set it up before anything is changed.
 */
export const adminsOnly = adminGuard(mayWriteAsAdmin);

export function adminGuard(mayWrite: (headers: Headers) => Promise<boolean>): MiddlewareFunction<Response> {
  return async ({ request, context }) => {
    const viewer = context.get(viewerContext);
    if (!viewer) throw redirect(`/auth?next=${encodeURIComponent(pathOf(request))}`);
    if (!viewer.isAdmin) throw redirect('/');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && !(await mayWrite(request.headers))) throw redirect('/portal/settings/security?for-staff');
  };
}

/** The page that was asked for, without what React Router adds when its script asks. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return searchParams.size ? `${page}?${searchParams}` : page;
}

/** A `next` parameter that leads somewhere on our own site, else `fallback`. Never an absolute or protocol-relative address. */
export function safeNext(next: string | null, fallback = '/'): string {
  return ownPath(next) ?? fallback;
}
