import { data, Form, useNavigation } from 'react-router';
import { changeName } from '../../../../domain/accounts/accounts.ts';
import { cancelEmailChange, pendingEmailOf, requestNewEmail } from '../../../../domain/accounts/email-change.ts';
import { nameSchema, newEmailSchema } from '../../../../domain/accounts/schema.ts';
import { blockOf, unblockOwn } from '../../../../domain/mails/blocked.ts';
import { redirectWithToast, type Toast } from '../../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../../session/recent-auth.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button, ButtonForm } from '../../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = () => privateMeta('Profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [waiting, typed, block] = await Promise.all([pendingEmailOf(user.id), typedBefore(request), blockOf(user.email)]);
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    waiting: waiting ?? null,
    typed: typed.email ?? '',
    blocked: block?.reason ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, ...fields } = formText(await request.formData());
  const { firstName = '', lastName = '', email = '' } = fields;
  const refused = (errors: Record<string, string>) =>
    data(
      { of: intent === 'name' ? ('name' as const) : ('email' as const), values: { firstName, lastName, email }, errors },
      { status: 422 },
    );
  if (intent === 'keep') {
    await cancelEmailChange(user.id);
    return done({ type: 'success', title: 'Your email didn’t change' });
  }
  if (intent === 'unblock') {
    await unblockOwn(user.email);
    return done({ type: 'success', title: 'We’ll email you again' });
  }
  if (intent === 'name') {
    const parsed = nameSchema.safeParse(fields);
    if (!parsed.success) return refused(fieldErrors(parsed.error));
    await changeName(user.id, parsed.data);
    return done({ type: 'success', title: 'Name saved' });
  }
  const parsed = newEmailSchema.safeParse(fields);
  if (!parsed.success) return refused(fieldErrors(parsed.error));
  await requireRecentAuth(request, { email: parsed.data.email });
  const result = await requestNewEmail(user, parsed.data.email);
  if (!result.ok) return refused({ email: result.message });
  return done({ type: 'success', title: 'Check your inbox', description: `We sent a link to ${parsed.data.email}.` }, true);
}

async function done(toast: Toast, wasTyped = false) {
  const headers = new Headers(wasTyped ? { 'Set-Cookie': await forgetTyped() } : {});
  return redirectWithToast('/portal/settings', toast, headers);
}

/** The person's name and email. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, lastName, email, waiting, typed, blocked } = loaderData;
  const answerOf = (form: 'name' | 'email') => (actionData?.of === form ? actionData : undefined);
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <RuledSection title="Your name">
        <NameForm firstName={firstName} lastName={lastName} answer={answerOf('name')} />
      </RuledSection>
      <RuledSection title="Email">
        {blocked && <Blocked reason={blocked} />}
        <EmailForm key={waiting?.email ?? ''} email={email} waiting={waiting} typed={typed} answer={answerOf('email')} />
      </RuledSection>
    </div>
  );
}

/** Says that we send this person nothing, and lets them change that. */
function Blocked({ reason }: { reason: 'bounced' | 'complained' }) {
  const busy = useNavigation().formData?.get('intent') === 'unblock';
  return (
    <Notice
      state="late"
      title={reason === 'bounced' ? 'Our email to you came back' : 'Our email was marked as spam'}
      className="mb-5"
      action={
        <ButtonForm fields={{ intent: 'unblock' }} look="secondary" size="small" busy={busy && 'One moment...'}>
          Email me again
        </ButtonForm>
      }
    >
      We’ve stopped emailing you. Check that your mailbox works, or change your email below. Once we email you again, we’ll also send what
      you missed in the last 30 days.
    </Notice>
  );
}

interface NameFormProps {
  firstName: string;
  lastName: string;
  answer: { values: Record<string, string>; errors: Record<string, string> } | undefined;
}

/** First and last name, within the limits of sign-up. */
function NameForm({ firstName, lastName, answer }: NameFormProps) {
  const { errors, form } = useCheckedForm(nameSchema, answer?.errors, ['firstName', 'lastName']);
  const busy = useNavigation().formData?.get('intent') === 'name';
  return (
    <Form method="post" className="grid items-start gap-4 sm:grid-cols-2" {...form}>
      <input type="hidden" name="intent" value="name" />
      <Field label="First name" error={errors.firstName}>
        <TextInput name="firstName" autoComplete="given-name" limit={50} defaultValue={answer?.values.firstName ?? firstName} />
      </Field>
      <Field label="Last name" error={errors.lastName}>
        <TextInput name="lastName" autoComplete="family-name" limit={50} defaultValue={answer?.values.lastName ?? lastName} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="small" busy={busy && 'Saving...'}>
          Save name
        </Button>
      </div>
    </Form>
  );
}

interface EmailFormProps {
  email: string;
  /** The address that isn't verified yet. */
  waiting: { email: string; requestedAt: Date } | null;
  /** What was typed before the person confirmed their password. */
  typed: string;
  answer: { values: Record<string, string>; errors: Record<string, string> } | undefined;
}

/** The email, and a form to change it. The new one takes effect once its link is used. */
function EmailForm({ email, waiting, typed, answer }: EmailFormProps) {
  const { errors, form } = useCheckedForm(newEmailSchema, answer?.errors, ['email']);
  const sent = useNavigation().formData?.get('intent');
  return (
    <>
      <p className="mb-5 text-ui">
        <b translate="no" className="break-words">
          {email}
        </b>
        <span className="block text-small text-ink-2">You log in with this address, and we send your email there.</span>
      </p>
      {waiting && (
        <Notice
          state="waiting"
          title={
            <span className="min-w-0 break-words">
              <span translate="no">{waiting.email}</span> isn’t verified yet
            </span>
          }
          className="mb-5"
          action={
            <div className="flex flex-wrap gap-2.5">
              <Form method="post">
                <HiddenFields fields={{ intent: 'email', email: waiting.email }} />
                <Button type="submit" look="secondary" size="small" busy={sent === 'email' && 'Sending...'}>
                  Resend
                </Button>
              </Form>
              <ButtonForm fields={{ intent: 'keep' }} look="quiet" size="small" busy={sent === 'keep' && 'One moment...'}>
                Keep my current email
              </ButtonForm>
            </div>
          }
        >
          We emailed a link there <RelativeTime at={waiting.requestedAt} />. It works for 24 hours. Nothing changes until you open it.
        </Notice>
      )}
      <Form method="post" className="grid gap-4" {...form}>
        <input type="hidden" name="intent" value="email" />
        <Field label="New email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.values.email ?? typed} />
        </Field>
        <div>
          <Button type="submit" size="small" busy={sent === 'email' && 'Sending...'}>
            Send verification link
          </Button>
        </div>
      </Form>
    </>
  );
}
