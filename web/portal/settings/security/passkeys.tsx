import { data, redirect } from 'react-router';
import { addPasskey, beginPasskey, removePasskey } from '../../../../domain/accounts/passkeys.ts';
import { hasRecentAuth } from '../../../../domain/accounts/recent-auth.ts';
import { passkeyFieldSchema, passkeyNameSchema } from '../../../../domain/accounts/schema.ts';
import { isId } from '../../../../domain/ids.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { formText } from '../../../forms/checked-form.ts';
import { requesterOf, viewerIn } from '../../../session/session.ts';
import type { Route } from './+types/passkeys';

const page = '/portal/settings/security';
const confirm = `/auth/confirm?next=${encodeURIComponent(page)}`;

export function loader() {
  return redirect(page);
}

/** `begin` returns options for the browser's passkey manager, `add` stores its passkey, `remove` deletes one. All need recent authentication. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, passkeyId = '', name = '', response = '' } = formText(await request.formData());
  const isRecent = await hasRecentAuth(request.headers);
  if (intent === 'begin') {
    if (!isRecent) return Response.json({ confirm });
    const begun = await beginPasskey(user);
    return Response.json(begun.options, { headers: begun.headers });
  }
  if (!isRecent) return redirect(confirm);
  if (intent === 'remove') {
    if (!isId(passkeyId) || !(await removePasskey(user.id, passkeyId)))
      return data({ message: 'We couldn’t find that passkey. Reload the page to see the ones you have.' }, { status: 404 });
    return done('Passkey removed');
  }
  const [named, made] = [passkeyNameSchema.safeParse({ name }), passkeyFieldSchema.safeParse(response)];
  if (!named.success || !made.success)
    return data({ message: named.error?.issues[0]?.message ?? 'We couldn’t add the passkey. Please try again.' }, { status: 422 });
  const result = await addPasskey(user.id, named.data.name, made.data, requesterOf(request, context));
  return result.ok ? done(`Passkey “${named.data.name}” added`) : data({ message: result.message }, { status: 422 });
}

function done(title: string) {
  return redirectWithToast(page, { type: 'success', title });
}
