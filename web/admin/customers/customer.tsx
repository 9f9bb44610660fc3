import { data, useNavigation } from 'react-router';
import { endSessionsOf, resendVerificationTo } from '../../../domain/accounts/customer-actions.ts';
import { cancelEmailChange, requestNewEmailAsStaff } from '../../../domain/accounts/email-change.ts';
import { emailByStaffSchema } from '../../../domain/accounts/schema.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { pageIn } from '../../lists/list-parameters.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requireRecentAuth, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { ButtonForm } from '../../ui/controls/button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import { ChangeEmail } from '../change-email.tsx';
import { type MailState, mailName, mailStates } from '../mail-words.ts';
import { Trail } from '../trail.tsx';
import type { Route } from './+types/customer';
import { customerData } from './customer-data.ts';
import { Belongings, Profile } from './profile.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.person.name ?? 'Customer');

export async function loader({ request, params }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  return { ...(await customerData(params.customerId, page)), typed: await typedBefore(request) };
}

/** Ends all sessions of the person, resends the verification email, or requests a new email for them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { customerId } = params;
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent, ...fields } = formText(await request.formData());
  switch (intent) {
    case 'change-email': {
      const parsed = emailByStaffSchema.safeParse(fields);
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
      const { email, reason } = parsed.data;
      await requireRecentAuth(request, { intent, email, reason });
      const outcome = await requestNewEmailAsStaff(customerId, email, reason, actor);
      if (!outcome.ok) return data({ errors: { email: outcome.message } }, { status: 422 });
      return back(customerId, { type: 'success', title: `We sent a link to ${email}. The email changes once they click it.` });
    }
    case 'cancel-email':
      return back(
        customerId,
        (await cancelEmailChange(customerId, actor))
          ? { type: 'success', title: 'The email stays as it is.' }
          : { type: 'info', title: 'There’s no change to cancel. The link was used, or it has expired.' },
      );
    case 'end-sessions': {
      const ended = await endSessionsOf(customerId, actor);
      if (ended === undefined) throw data(null, { status: 404 });
      return back(customerId, { type: 'success', title: ended === 1 ? '1 session ended.' : `${ended} sessions ended.` });
    }
    case 'resend-verification': {
      const sent = await resendVerificationTo(customerId, actor);
      return back(customerId, sent.ok ? { type: 'success', title: `Sent to ${sent.email}.` } : { type: 'error', title: sent.message });
    }
    default:
      throw data(null, { status: 400 });
  }
}

async function back(customerId: string, toast: Toast) {
  return redirectWithToast(`/admin/customers/${customerId}`, toast);
}

/** One person: profile, projects, orders, emails, notifications, and their activity in one timeline. */
export default function CustomerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { person, notifications, mails, timeline, page, pageCount, typed } = loaderData;
  const sending = useNavigation().formData?.get('intent') === 'resend-verification';
  return (
    <>
      <PageHeading
        title={<span translate="no">{person.name}</span>}
        status={person.provedAt ? <Dot state="done">Email verified</Dot> : <Dot state="waiting">Email not verified</Dot>}
        actions={
          <>
            {!person.provedAt && (
              <ButtonForm fields={{ intent: 'resend-verification' }} size="small" look="secondary" busy={sending && 'Sending...'}>
                Resend verification
              </ButtonForm>
            )}
            {!person.isAdmin && (
              <ChangeEmail
                description={`We’ll send a link to the new address and tell ${person.email} right away. The email changes once they click the link, which logs out every device.`}
                typed={typed}
                serverErrors={actionData?.errors}
              />
            )}
            {person.sessionCount > 0 && (
              <AskFirst
                label="End all sessions"
                intent="end-sessions"
                title={`Log ${person.name} out everywhere?`}
                description={`This ends ${person.sessionCount === 1 ? 'the one open session' : `all ${person.sessionCount} open sessions`} right away. They can log in again.`}
                yes="End all sessions"
                danger
              />
            )}
            <WideBell />
          </>
        }
      />
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Belongings data={loaderData} />
          <RuledSection title="Activity">
            <Trail
              empty="Nothing yet."
              items={timeline.map((entry) => ({
                id: `${entry.kind} ${entry.id}`,
                at: entry.at,
                what: entry.kind === 'mail' ? `Email: ${mailName(entry.words)}` : entry.words,
                words: entry.kind === 'mail' ? mailStates[entry.about as MailState]?.[1].toLowerCase() : undefined,
                note: entry.kind === 'mail' ? undefined : [entry.about, entry.who].filter(Boolean).join(', '),
              }))}
            />
            <Pagination
              page={page}
              pageCount={pageCount}
              toPage={(wanted) => `/admin/customers/${person.id}${wanted > 1 ? `?page=${wanted}` : ''}`}
              label="Activity pages"
            />
          </RuledSection>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Profile person={person} />
          <RuledSection title="Recent emails">
            <Trail
              empty="No emails yet."
              items={mails.map((mail) => ({
                id: mail.id,
                at: mail.at,
                what: mailName(mail.template),
                words: mail.state === 'sent' ? undefined : <Dot state={mailStates[mail.state][0]}>{mailStates[mail.state][1]}</Dot>,
                note: mail.state === 'sent' ? undefined : mail.error,
              }))}
            />
          </RuledSection>
          <RuledSection title="Recent notifications">
            <Trail
              empty="No notifications yet."
              items={notifications.map(({ id, at, title, read }) => ({ id, at, what: title, note: read ? undefined : 'Not read yet' }))}
            />
          </RuledSection>
        </div>
      </div>
    </>
  );
}
