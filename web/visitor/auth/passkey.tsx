import { data, redirect } from 'react-router';
import { beginPasskeyLogin, logInWithPasskey } from '../../../domain/accounts/passkeys.ts';
import { passkeyFieldSchema } from '../../../domain/accounts/schema.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import { requesterOf, safeNext } from '../../session/session.ts';
import type { Route } from './+types/passkey';

export function loader() {
  return redirect('/auth');
}

/** `begin` returns options for the browser's passkey manager. `login` handles the manager's response. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, response = '', next } = formText(await request.formData());
  const requester = requesterOf(request, context);
  if (intent === 'begin') {
    const begun = await beginPasskeyLogin(requester);
    return begun
      ? Response.json(begun.options, { headers: begun.headers })
      : new Response('Too many attempts. Please wait a few minutes.', { status: 429 });
  }
  const parsed = passkeyFieldSchema.safeParse(response);
  if (!parsed.success) return refused('That passkey didn’t work. Log in with your password instead.');
  const result = await logInWithPasskey(parsed.data, requester);
  if (!result.ok) return refused(result.message);
  return redirectWithToast(safeNext(next ?? null), { type: 'success', title: 'Welcome back!' }, result.headers);
}

function refused(message: string) {
  return data({ message }, { status: 422 });
}
