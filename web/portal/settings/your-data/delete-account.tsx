import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../../content/brand.ts';
import { logOut } from '../../../../domain/accounts/accounts.ts';
import { deleteAccount, deletionOutlook } from '../../../../domain/accounts/deletion.ts';
import { deletionReasonLength, deletionSchema } from '../../../../domain/accounts/schema.ts';
import { waitMessage, withinLimit } from '../../../../domain/limits/limits.ts';
import { cookiesAfterLogout } from '../../../cookies/after-logout.ts';
import { flashHeader } from '../../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../../forms/checked-form.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../../recent-auth.ts';
import { requesterOf, viewerIn } from '../../../session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/delete-account';
import { Outlook } from './outlook.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Delete the account | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [outlook, typed] = await Promise.all([deletionOutlook(user.id), typedBefore(request)]);
  return { outlook, email: user.email, typed: { word: typed.word ?? '', reason: typed.reason ?? '' } };
}

/** Deletes the account of whoever proved themselves within the last minutes and typed the word. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { word = '', reason = '' } = formText(await request.formData());
  const refused = (errors: Record<string, string>, status: number) => data({ errors, values: { word, reason } }, { status });
  const parsed = deletionSchema.safeParse({ word, reason });
  if (!parsed.success) return refused(fieldErrors(parsed.error), 422);
  await requireRecentAuth(request, { word, reason });
  const limit = await withinLimit('deletion', user.id);
  if (!limit.ok) return refused({ '': waitMessage(limit.retryInSeconds) }, 429);
  const result = await deleteAccount(user.id, parsed.data.reason);
  if (!result.ok) return refused({ '': result.message }, 409);
  const ended = await logOut(requesterOf(request, context));
  const headers = new Headers(ended.ok ? ended.headers : undefined);
  headers.append(
    'Set-Cookie',
    await flashHeader({ type: 'success', title: 'Your account is deleted', description: `A last mail is on its way to ${user.email}.` }),
  );
  headers.append('Set-Cookie', await forgetTyped());
  for (const cookie of await cookiesAfterLogout(request)) headers.append('Set-Cookie', cookie);
  return redirect('/', { headers });
}

/** What goes, what stays and why; then the typed word. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { outlook, email, typed } = loaderData;
  const { errors, form } = useCheckedForm(deletionSchema, actionData?.errors, ['word', 'reason']);
  const busy = useNavigation().state === 'submitting';
  const values = actionData?.values ?? typed;
  return (
    <div className="grid max-w-3xl gap-8">
      <Outlook outlook={outlook} email={email} />
      <RuledSection title="Delete the account">
        {outlook.lastAdmin ? (
          <Notice state="late" title="You are the last administrator" className="mt-2">
            Somebody must be able to run the desk. Make another person an administrator first.
          </Notice>
        ) : (
          <Form method="post" className="grid max-w-prose gap-5 pt-2" {...form}>
            {errors[''] && (
              <Notice state="late" title="Not deleted">
                {errors['']}
              </Notice>
            )}
            <Field label="Why? (optional)" hint={`At most ${deletionReasonLength} characters`} error={errors.reason}>
              <Textarea name="reason" rows={2} maxLength={deletionReasonLength} defaultValue={values.reason} />
            </Field>
            <Field label="Type DELETE" hint="In capital letters. There is no way back." error={errors.word}>
              <TextInput name="word" autoComplete="off" autoCapitalize="characters" spellCheck={false} defaultValue={values.word} />
            </Field>
            <div className="flex flex-wrap gap-2.5">
              <Button type="submit" look="danger" busy={busy && 'Deleting...'}>
                Delete my account for good
              </Button>
              <LinkButton look="secondary" to="/portal/settings/data">
                Keep it
              </LinkButton>
            </div>
          </Form>
        )}
      </RuledSection>
    </div>
  );
}
