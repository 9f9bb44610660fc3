import { redirect } from 'react-router';
import { unlinkIdentity } from '../../../../domain/accounts/accounts.ts';
import { beginProviderLink, providerName } from '../../../../domain/accounts/provider-login.ts';
import { isId } from '../../../../domain/ids.ts';
import { checkLimits } from '../../../../domain/limits/limits.ts';
import { redirectWithToast, type Toast } from '../../../cookies/flash.ts';
import { formText } from '../../../forms/checked-form.ts';
import { requireRecentAuthForPage } from '../../../session/recent-auth.ts';
import { requesterOf, viewerIn } from '../../../session/session.ts';
import type { Route } from './+types/provider';

const page = '/portal/settings/security';

export function loader() {
  return redirect(page);
}

/** `link` leads to the sign-in provider and back. `unlink` removes it as a way to log in. Both need recent authentication. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const requester = requesterOf(request, context);
  const name = providerName();
  if (!name) throw new Response('No sign-in provider is set up.', { status: 404 });
  const { intent, identityId = '' } = formText(await request.formData());
  await requireRecentAuthForPage(request, page);
  if (intent === 'unlink') {
    const result = isId(identityId) ? await unlinkIdentity(user.id, identityId) : 'missing';
    if (result === 'missing') throw new Response('We couldn’t find that login method.', { status: 404 });
    return back(
      result === 'last'
        ? { type: 'error', title: 'Nothing was unlinked', description: 'Your account has no password yet. Set one first.' }
        : { type: 'success', title: `${name} unlinked` },
    );
  }
  const limit = await checkLimits(['authorize', requester.address]);
  const start = limit.ok ? await beginProviderLink(requester) : limit;
  if (!start.ok) return back({ type: 'error', title: 'Nothing was linked', description: start.message });
  return redirect(start.url, { headers: start.headers });
}

function back(toast: Toast) {
  return redirectWithToast(page, toast);
}
