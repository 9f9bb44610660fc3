import { redirect, redirectDocument } from 'react-router';
import { logOut } from '../../../domain/accounts/sessions.ts';
import { cookiesAfterLogout } from '../../cookies/after-logout.ts';
import { flashHeader, redirectWithToast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import { requesterOf } from '../../session/session.ts';
import type { Route } from './+types/logout';

export function loader() {
  return redirect('/');
}

/**
 * Ends the session and forgets the call and the order that this browser had open. If that fails, a toast says so and the
 * user stays logged in. With `reload`, the browser loads a new document, so no data from the portal stays in memory.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { reload } = formText(await request.formData().catch(() => new FormData()));
  const headers = await logOut(requesterOf(request, context)).catch(() => undefined);
  if (!headers) return redirectWithToast('/', { type: 'error', title: 'Logout failed' });
  for (const cookie of await cookiesAfterLogout(request)) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', await flashHeader({ type: 'success', title: 'Logged out successfully' }));
  return (reload ? redirectDocument : redirect)('/', { headers });
}
