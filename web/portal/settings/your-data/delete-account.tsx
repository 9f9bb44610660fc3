import type { ReactNode } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { deleteAccount, deletionOutlook } from '../../../../domain/accounts/deletion.ts';
import { deletionReasonLength, deletionSchema } from '../../../../domain/accounts/schema.ts';
import { logOut } from '../../../../domain/accounts/sessions.ts';
import { checkLimits } from '../../../../domain/limits/limits.ts';
import { cookiesAfterLogout } from '../../../cookies/after-logout.ts';
import { flashHeader } from '../../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../../session/recent-auth.ts';
import { requesterOf, viewerIn } from '../../../session/session.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Field, Textarea, TextInput } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/delete-account';

export const meta: Route.MetaFunction = () => privateMeta('Delete account');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [outlook, typed] = await Promise.all([deletionOutlook(user.id), typedBefore(request)]);
  return { outlook, email: user.email, typed: { word: typed.word ?? '', reason: typed.reason ?? '' } };
}

/** Deletes the account of a person who typed the word and has confirmed it's them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { word = '', reason = '' } = formText(await request.formData());
  const refused = (errors: Record<string, string>, status: number) => data({ errors, values: { word, reason } }, { status });
  const parsed = deletionSchema.safeParse({ word, reason });
  if (!parsed.success) return refused(fieldErrors(parsed.error), 422);
  await requireRecentAuth(request, { word, reason });
  const limit = await checkLimits(['deletion', user.id]);
  if (!limit.ok) return refused({ '': limit.message }, 429);
  const result = await deleteAccount(user.id, parsed.data.reason);
  if (!result.ok) return refused({ '': result.message }, 409);
  const headers = await logOut(requesterOf(request, context));
  headers.append(
    'Set-Cookie',
    await flashHeader({ type: 'success', title: 'Your account is deleted', description: `We’ve sent one last email to ${user.email}.` }),
  );
  headers.append('Set-Cookie', await forgetTyped());
  for (const cookie of await cookiesAfterLogout(request)) headers.append('Set-Cookie', cookie);
  return redirect('/', { headers });
}

/** What we delete, what we keep and why, then the form. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { outlook, email, typed } = loaderData;
  const { errors, form } = useCheckedForm(deletionSchema, actionData?.errors, ['word', 'reason']);
  const busy = useNavigation().state === 'submitting';
  const values = actionData?.values ?? typed;
  return (
    <div className="grid max-w-3xl gap-8">
      <Outlook outlook={outlook} email={email} />
      <RuledSection title="Delete account">
        {outlook.lastAdmin ? (
          <Notice state="late" title="You’re the last administrator" className="mt-2">
            Someone has to be able to run the business. Make another person an administrator first.
          </Notice>
        ) : (
          <Form method="post" className="grid max-w-prose gap-5 pt-2" {...form}>
            {errors[''] && (
              <Notice state="late" title="Your account wasn’t deleted">
                {errors['']}
              </Notice>
            )}
            <Field label="Why are you leaving? (optional)" hint={`Up to ${deletionReasonLength} characters`} error={errors.reason}>
              <Textarea name="reason" rows={2} limit={deletionReasonLength} defaultValue={values.reason} />
            </Field>
            <Field label="Type DELETE" hint="In capital letters. You can’t undo this." error={errors.word}>
              <TextInput name="word" autoComplete="off" autoCapitalize="characters" spellCheck={false} defaultValue={values.word} />
            </Field>
            <div className="flex flex-wrap gap-2.5">
              <Button type="submit" look="danger" busy={busy && 'Deleting...'}>
                Delete my account permanently
              </Button>
              <LinkButton look="secondary" to="/portal/settings/data">
                Keep my account
              </LinkButton>
            </div>
          </Form>
        )}
      </RuledSection>
    </div>
  );
}

interface OutlookProps {
  outlook: Route.ComponentProps['loaderData']['outlook'];
  email: string;
}

/** What deleting the account means, shown before the form. */
function Outlook({ outlook, email }: OutlookProps) {
  const { liveSites, inWork, hasPlan, keptOrders } = outlook;
  const isOne = inWork.length === 1;
  return (
    <>
      {inWork.length > 0 && (
        <Notice
          state="waiting"
          title={isOne ? 'You’ve paid for a site we’re still working on' : `You’ve paid for ${inWork.length} sites we’re still working on`}
          action={
            <div className="flex flex-wrap gap-2.5">
              {inWork.map(({ id, name }) => (
                <LinkButton key={id} look="secondary" size="small" to={`/portal/settings/billing?project=${id}`}>
                  {isOne ? 'Get your refund first' : `Refund for ${name}`}
                </LinkButton>
              ))}
            </div>
          }
        >
          {inWork.map(({ name }) => name).join(', ')}. Until you approve a version, you can get the full setup price back in two clicks
          under Billing. Do that first. Deleting your account doesn’t refund anything, and it ends the work.
        </Notice>
      )}
      <RuledSection title="What we delete">
        <ul className="text-ui">
          {liveSites.map((address) => (
            <Item key={address}>
              <b>{address.replace(/^https?:\/\//, '')}</b> goes offline right away.
            </Item>
          ))}
          {hasPlan && (
            <Item>
              Your monthly plan ends right away, and you won’t be charged again. We don’t refund the rest of a month you’ve paid for.
            </Item>
          )}
          <Item>Your upcoming calls are canceled.</Item>
          <Item>Your name, email and password, and every login on every device.</Item>
          <Item>Briefs, photos, all versions of your sites, edits, leads, messages and notifications.</Item>
          <Item>We remove your photos and site files from storage within an hour, and from backups as they’re overwritten.</Item>
        </ul>
      </RuledSection>
      <RuledSection title="What we keep, and why">
        <ul className="text-ui">
          <Item>
            {keptOrders.length > 0
              ? `For our records: number, amounts and dates of ${keptOrders.join(', ')}, and the payment provider’s IDs of the payments. We remove your name and email. Invoices stay as issued, with both on them, because the law requires it.`
              : 'No orders. You never placed one.'}
          </Item>
          <Item>The dates of your calls with us, without who called or what was said.</Item>
          <Item>A note that an account was deleted: its number, the date and your reason if you give one. No name.</Item>
          <Item>We’ll send one last email to {email}, and then delete the address.</Item>
        </ul>
      </RuledSection>
    </>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="border-b border-line py-2.5">{children}</li>;
}
