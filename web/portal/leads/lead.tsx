import { useEffect, useState } from 'react';
import { data, redirect, useRouteLoaderData } from 'react-router';
import { answerLead } from '../../../domain/correspondence/answers.ts';
import { acceptLead } from '../../../domain/correspondence/inbox.ts';
import { leadOf } from '../../../domain/correspondence/queries.ts';
import { markLeadUnread } from '../../../domain/leads/leads.ts';
import { mailto } from '../../../text/email-address.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { keptMessage } from '../../browser/kept-message.ts';
import { formText } from '../../forms/checked-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import type { RootData } from '../../session/root-data.ts';
import { viewerIn } from '../../session/session.ts';
import { Composer } from '../../thread/composer.tsx';
import { useReaderZone } from '../../thread/reader-zone.ts';
import { orUnsent, type Sending, sendMessage } from '../../thread/sending.ts';
import { sentWords } from '../../thread/sent-words.ts';
import { ButtonForm } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { PhoneLink } from '../../words/phone-link.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { Route } from './+types/lead';
import { leadData, type ShownLead } from './lead-data.ts';
import { LeadForm, LeadMail } from './lead-mail.tsx';
import { leadLine, leadNotes } from './lead-notes.ts';

export const handle = { body: 'attachments' } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.lead.name ?? 'Lead');

/** Looking at a lead marks it as read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const shown = await leadData(user.id, params.leadId);
  if (!shown) throw data(null, { status: 404 });
  return shown;
}

/** Sends an answer, or marks the lead as unread or as no spam. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const lead = await leadOf(user.id, params.leadId);
  if (!lead) throw data(null, { status: 404 });
  const { id, projectId } = lead;
  const form = await request.formData();
  const fields = formText(form);
  const here = `/portal/leads/${id}${new URL(request.url).search}`;
  switch (fields.intent) {
    case 'write': {
      const sent = await answerLead(user.id, projectId, id, { ...(await sentWords(form)), mailId: fields.mailId });
      if (sent.ok) return redirect(here);
      return data(
        { errors: { [sent.field]: sent.message } as Record<string, string>, body: fields.body ?? '' },
        { status: sent.code === 'pictures-busy' ? 503 : 422 },
      );
    }
    case 'unread':
      await markLeadUnread(user.id, projectId, id);
      return redirect(`/portal/leads${new URL(request.url).search}`);
    case 'not-spam':
      await acceptLead(user.id, projectId, id);
      return redirect(here);
    default:
      return data(
        { errors: { '': 'That action isn’t available. Reload the page and try again.' } as Record<string, string>, body: '' },
        { status: 400 },
      );
  }
}

/** An answer that couldn't be sent stays in its box. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isAnswer = (await request.clone().formData()).get('intent') === 'write';
  return isAnswer ? sendMessage(request, serverAction) : orUnsent(serverAction);
}

/** Who wrote, what they wrote, the emails that followed, and the box to answer in. */
export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, mails, earlier, answers, draftKey } = loaderData;
  const to = usePortalPath();
  const zone = useReaderZone();
  const here = to(`/portal/leads/${lead.id}`);
  return (
    <>
      <PageHeading
        title={lead.name}
        actions={
          <>
            <Link to={to('/portal/leads')} className="link text-small">
              All leads
            </Link>
            <WideBell />
          </>
        }
        lead={leadLine(lead)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ui">
        {lead.phone && <PhoneLink phone={lead.phone} className="link wrap-anywhere" />}
        {lead.email && lead.email !== lead.name && (
          <Link to={mailto(lead.email)} className="link break-all">
            {lead.email}
          </Link>
        )}
        <ButtonForm fields={{ intent: lead.isSpam ? 'not-spam' : 'unread' }} action={here} look="quiet" size="small" className="-ml-3">
          {lead.isSpam ? 'Not spam' : 'Mark unread'}
        </ButtonForm>
      </div>
      {lead.isSpam && (
        <p className="mt-2 max-w-prose text-small text-ink-2">
          {lead.kind === 'email'
            ? 'This may be spam, so we didn’t pass it on. If it isn’t, choose “Not spam”, and we’ll pass it on now.'
            : 'This may be spam, so we didn’t email it to you.'}
        </p>
      )}
      {leadNotes(lead).map((note) => (
        <p key={note} className="mt-1 text-small text-ink-2">
          {note}
        </p>
      ))}
      {lead.subject && <h2 className="ui-heading mt-5 line-clamp-2 wrap-anywhere">{lead.subject}</h2>}
      <ol aria-label="Conversation" className="mt-5 border-t-[1.5px] border-ink">
        {lead.kind !== 'email' && <LeadForm lead={lead} zone={zone} />}
        {earlier > 0 && (
          <li className="border-b border-line py-3 text-small text-ink-2">
            {earlier === 1 ? '1 earlier email isn’t' : `${earlier.toLocaleString('en-US')} earlier emails aren’t`} shown here.
          </li>
        )}
        {mails.map((mail) => (
          <LeadMail key={mail.id} mail={mail} zone={zone} />
        ))}
      </ol>
      {answers ? (
        <AnswerBox key={lead.id} sendTo={here} draftKey={draftKey} answers={answers} name={lead.name} unsent={actionData ?? undefined} />
      ) : (
        <HowToAnswer lead={lead} />
      )}
    </>
  );
}

interface AnswerProps {
  sendTo: string;
  draftKey: string;
  answers: NonNullable<Route.ComponentProps['loaderData']['answers']>;
  name: string;
  unsent: Sending | undefined;
}

/** The box to answer in. While something is written in it, it stays with the email that it's an answer to. */
function AnswerBox({ sendTo, draftKey, answers, name, unsent }: AnswerProps) {
  const { viewer } = useRouteLoaderData('root') as RootData;
  const userId = viewer?.user.id;
  const [answered, setAnswered] = useState(answers);
  useEffect(() => {
    if (answers.to === answered.to || !keptMessage(userId, sendTo)) setAnswered(answers);
  }, [answers, answered.to, userId, sendTo]);
  const { from, to, mailId } = answered;
  return (
    <section className="mt-6 max-w-prose">
      <h2 className="ui-heading mb-2 text-ui wrap-anywhere">Answer as {from}</h2>
      <Composer
        sendTo={sendTo}
        draftKey={draftKey}
        label={`Your answer to ${name}`}
        placeholder="Write an answer or drop files here"
        note={`We’ll email it to ${to}.${answers.to === to ? '' : ` ${answers.to} has written since.`}`}
        fields={{ mailId }}
        unsent={unsent}
      />
    </section>
  );
}

/** How to answer without email at an own domain, or without their email. */
function HowToAnswer({ lead: { name, email, phone } }: { lead: ShownLead }) {
  return (
    <p className="mt-6 max-w-prose text-ui wrap-anywhere">
      {email ? (
        <>
          To answer, write to{' '}
          <Link to={mailto(email)} className="link break-all">
            {email}
          </Link>{' '}
          from your own email.
        </>
      ) : phone ? (
        <>
          {name} didn’t leave an email. Call <PhoneLink phone={phone} className="link" />.
        </>
      ) : (
        `${name} left no way to answer.`
      )}
    </p>
  );
}
