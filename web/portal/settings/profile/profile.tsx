import { data } from 'react-router';
import { changeName } from '../../../../domain/accounts/accounts.ts';
import { cancelEmailChange, pendingEmailOf, requestNewEmail } from '../../../../domain/accounts/email-change.ts';
import { nameSchema, newEmailSchema } from '../../../../domain/accounts/schema.ts';
import { redirectWithToast, type Toast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../../session/recent-auth.ts';
import { viewerIn } from '../../../session/session.ts';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/profile';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [waiting, typed] = await Promise.all([pendingEmailOf(user.id), typedBefore(request)]);
  return { firstName: user.first_name, lastName: user.last_name, email: user.email, waiting: waiting ?? null, typed: typed.email ?? '' };
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
  const { firstName, lastName, email, waiting, typed } = loaderData;
  const answerOf = (form: 'name' | 'email') => (actionData?.of === form ? actionData : undefined);
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <RuledSection title="Your name">
        <NameForm firstName={firstName} lastName={lastName} answer={answerOf('name')} />
      </RuledSection>
      <RuledSection title="Email">
        <EmailForm key={waiting?.email ?? ''} email={email} waiting={waiting} typed={typed} answer={answerOf('email')} />
      </RuledSection>
    </div>
  );
}
