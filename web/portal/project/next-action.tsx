import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { type Clock, clockWords } from './clock-words.ts';
import type { ProjectData } from './project-data.ts';

const hourMs = 3_600_000;

/** The one night panel of the screen: what to do next, and the clock. */
export function NextAction({ data }: { data: ProjectData }) {
  const { title, text, actions } = nextStep(data);
  return (
    <section
      aria-label="Next action"
      className="night sky-ground mt-4 grid rounded-3 max-md:-mx-4 max-md:rounded-none md:min-h-[18.5rem] md:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <Sky width={1140} height={290} lines={20} glow={0.85} className="h-[46%]" />
      <div className="flex flex-col items-start px-4 pt-6 pb-2 md:px-9 md:py-8">
        <h2 className="max-w-[14em] font-display text-[clamp(1.9rem,.9rem+2.3vw,3.1rem)] leading-[1.02] font-[450] tracking-[-.032em]">
          {title}
        </h2>
        <div className="mt-3.5 max-w-[36em] text-ui text-ink-2">{text}</div>
        <div className="mt-auto flex flex-wrap gap-2.5 pt-6">{actions}</div>
      </div>
      <Dial clock={data.clock} />
    </section>
  );
}

function nextStep(data: ProjectData): { title: ReactNode; text: ReactNode; actions: ReactNode } {
  const { project, shown, versions } = data;
  const toCheck = data.requests.filter((request) => request.state === 'done');
  const inWork = data.requests.filter((request) => ['open', 'in_progress', 'reopened'].includes(request.state));
  const newest = versions[0];
  switch (project.state) {
    case 'awaiting_brief':
      return {
        title: 'Tell us about your business.',
        text: project.paidAt
          ? 'Paid. The clock starts when your brief is in; it takes about ten minutes and is saved as you type.'
          : 'It takes about ten minutes and is saved as you type. Your home page grows beside the questions.',
        actions: <LinkButton to="/onboarding">Go on with the brief</LinkButton>,
      };
    case 'awaiting_payment':
      return {
        title: 'The brief is in. Now the payment.',
        text: 'The draft is made as soon as it is there.',
        actions: <LinkButton to="/payment-choice">Go to payment</LinkButton>,
      };
    case 'scheduled':
    case 'drafting':
      return {
        title: 'Your site is being made.',
        text: <p role="status">Most drafts are there within a minute. This page notices by itself, and a mail comes too.</p>,
        actions: null,
      };
    case 'in_qa':
      return {
        title: 'We have a look before you do.',
        text: 'The draft is made. One of our checks asked for a person, so somebody looks at it first. You will hear from us.',
        actions: null,
      };
    case 'edits_requested':
      return {
        title: inWork.length === 1 ? 'Your edit is with us.' : 'Your edits are with us.',
        text: `${inWork[0] ? `Due ${new Date(inWork[0].dueAt).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })}. ` : ''}You can still approve the version below if you would rather go live now and edit later.`,
        actions: shown && <ApproveDialog data={data} shown={shown} look="secondary" />,
      };
    case 'live': {
      const waiting = newest && newest.id !== project.liveVersionId ? newest : undefined;
      return {
        title: waiting ? `You are live. Version ${waiting.number} waits for your yes.` : 'You are open online.',
        text: project.address && (
          <>
            Live at <Link to={project.address}>{project.address.replace(/^https?:\/\//, '')}</Link>.{' '}
            {waiting
              ? 'People see the approved version until you approve the new one.'
              : data.newestLead
                ? `Newest lead: ${data.newestLead.name}.`
                : 'What people send through its forms comes by mail and stands under Leads.'}
          </>
        ),
        actions: (
          <>
            {waiting && shown && <ApproveDialog data={data} shown={shown} />}
            {project.address && (
              <LinkButton to={project.address} look={waiting ? 'secondary' : 'primary'} newTab>
                Open the site
              </LinkButton>
            )}
          </>
        ),
      };
    }
    case 'approved':
      return { title: 'Approved. It is going live.', text: 'A moment, and the address answers.', actions: null };
    case 'suspended':
    case 'cancelled':
    case 'archived':
      return { title: 'This site is not online.', text: 'Write to us if you want it back.', actions: null };
    default:
      return {
        title: (
          <>
            Version {newest?.number} is ready.
            <br />
            Say yes, or say what's off.
          </>
        ),
        text: toCheck.length
          ? `${toCheck.length === 1 ? 'One edit of yours is' : `${toCheck.length} edits of yours are`} in it. Have an eye on them before you say yes.`
          : 'All five pages, written from what you told us. Look at them on both screens below; click a section to ask for an edit, or change its words yourself.',
        actions: shown && (
          <>
            <ApproveDialog data={data} shown={shown} />
            <Button look="secondary" onClick={() => document.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.focus()}>
              Ask for an edit
            </Button>
          </>
        ),
      };
  }
}

/** The rise with the hour in it; a running clock moves once a minute. */
function Dial({ clock }: { clock: Clock }) {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (!clock.running || clock.startsAt) return;
    const started = Date.now();
    const timer = setInterval(() => setPassedMs(Date.now() - started), 60_000);
    return () => clearInterval(timer);
  }, [clock.running, clock.startsAt]);
  const now = { ...clock, spentMs: clock.spentMs + passedMs };
  const { big, line } = clockWords(now);
  const over = Math.max(0, now.spentMs - now.promiseMs);
  return (
    <div className="relative self-end max-md:w-68 max-md:justify-self-end max-md:px-4 max-md:pt-6 md:pr-9">
      <Rise
        cut="large"
        value={Math.min(now.spentMs, now.promiseMs) / hourMs}
        total={now.promiseMs / hourMs}
        overdue={over / hourMs}
        horizon={false}
      />
      <p className="absolute right-4 bottom-13 max-w-52 text-right text-small leading-[1.3] text-ink-2 md:right-9">
        <b className="display-number block text-[2.5rem] whitespace-nowrap text-ink">{big}</b>
        {line}
      </p>
    </div>
  );
}
