import type { ReactNode } from 'react';
import { atTheEarliest } from '../../../content/clock-start.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { ProjectData } from './project-data.ts';

export interface NextStep {
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}

/** What the owner does next, or waits for. `when` tells instants in the reader's zone. */
export function nextStep(data: ProjectData, when: (instant: string) => string, to: (path: string) => string): NextStep {
  const { project, shown } = data;
  const toCheck = data.requests.filter((request) => request.state === 'done').length;
  switch (project.state) {
    case 'awaiting_brief':
      return {
        title: 'Tell us about your business.',
        text: project.paidAt
          ? `Paid. The clock starts when your brief is in${atTheEarliest(data.clock.startsOn)}. It takes about ten minutes and is saved as you type.`
          : 'It takes about ten minutes and is saved as you type. Your home page grows beside the questions.',
        actions: <LinkButton to="/onboarding">Go on with the brief</LinkButton>,
      };
    case 'awaiting_payment':
      return {
        title: 'The brief is in. Now the payment.',
        text: 'The draft is made as soon as it is there.',
        actions: <LinkButton to={data.money.payTo ?? '/payment-choice'}>Go to payment</LinkButton>,
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
        title: editsTitle(data),
        text: `${dueWords(data, when)} You can still approve the version below if you would rather go live now and edit later.`,
        actions: shown && <ApproveDialog data={data} shown={shown} look="secondary" />,
      };
    case 'live':
      return liveStep(data, when, to);
    case 'approved':
      return { title: 'Approved. It is going live.', text: 'A moment, and the address answers.', actions: null };
    case 'cancelled':
      return cancelledStep(data, to);
    case 'suspended':
    case 'archived':
      return offStep(data, to);
    default:
      return {
        title: (
          <>
            Version {data.versions[0]?.number} is ready.
            <br />
            Say yes, or say what’s off.
          </>
        ),
        text: toCheck
          ? `${toCheck === 1 ? 'One edit of yours is' : `${toCheck} edits of yours are`} in it. Have an eye on ${toCheck === 1 ? 'it' : 'them'} before you say yes.`
          : 'All five pages, written from what you told us. Look at them on both screens below; click a section to ask for an edit, or change its words yourself.',
        actions: shown && (
          <>
            <ApproveDialog data={data} shown={shown} />
            <AskButton />
          </>
        ),
      };
  }
}

/** A site that was cancelled and is off: until when it can be put back. */
function cancelledStep({ cancellation }: ProjectData, to: (path: string) => string): NextStep {
  return {
    title: cancellation ? 'Your site is off.' : 'This project has ended.',
    text: cancellation?.restorableOn
      ? `You canceled, and the month is over. Until ${cancellation.restorableOn} one click puts it back as it was; after that it is archived.`
      : 'This project was canceled before a site was live.',
    actions: cancellation?.restorableOn && <LinkButton to={to('/portal/settings/billing')}>Put it back</LinkButton>,
  };
}

/** A site that is off over its bill, to be paid here; or one that somebody has to look at. */
function offStep({ project, trouble }: ProjectData, to: (path: string) => string): NextStep {
  if (project.state === 'suspended' && trouble)
    return {
      title: 'Your site is off.',
      text: trouble.text,
      actions:
        trouble.kind === 'let-go' ? (
          <LinkButton to={to('/portal/messages')}>Write to us</LinkButton>
        ) : (
          <LinkButton to={to('/portal/settings/billing')}>Pay and go online</LinkButton>
        ),
    };
  return {
    title: 'This site is not online.',
    text: (
      <>
        Write to us if you want it back. The whole site as a ZIP waits in the <Link to={to('/portal/settings/data')}>settings</Link>.
      </>
    ),
    actions: null,
  };
}

/** A live site: what waits for the owner, what is with us, and where it stands. */
function liveStep(data: ProjectData, when: (instant: string) => string, to: (path: string) => string): NextStep {
  const { project, shown } = data;
  const next = project.versionToApprove;
  const address = project.address && (
    <>
      Live at <Link to={project.address}>{project.address.replace(/^https?:\/\//, '')}</Link>
      {project.liveNumber ? `, version ${project.liveNumber}. ` : '. '}
    </>
  );
  const openSite = project.address && (
    <LinkButton to={project.address} look={next ? 'secondary' : 'primary'} newTab>
      Open the site
    </LinkButton>
  );
  const editing = project.openEdits > 0;
  if (next) {
    return {
      title: (
        <>
          You are live.
          <br />
          Version {next} waits for your yes.
        </>
      ),
      text: (
        <>
          {address}It stays as it is until you approve the new one. {editing && dueWords(data, when)}
        </>
      ),
      actions: (
        <>
          {shown?.number === next ? (
            <ApproveDialog data={data} shown={shown} />
          ) : (
            <LinkButton to={to('/portal')} preventScrollReset>
              Look at version {next}
            </LinkButton>
          )}
          {openSite}
        </>
      ),
    };
  }
  return {
    title: editing ? editsTitle(data) : 'You are open online.',
    text: (
      <>
        {address}
        {editing
          ? `${dueWords(data, when)} It comes as a new version for you to approve; until then your site stays as it is.`
          : data.newestLead
            ? `Newest lead: ${shortName(data.newestLead.name)}.`
            : 'What people send through its forms comes by mail and stands under Leads.'}
      </>
    ),
    actions: openSite,
  };
}

/** A name as long as it is told within a sentence: what strangers call themselves can be of any length. */
function shortName(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40).trimEnd()}…` : name;
}

function AskButton() {
  return (
    <Button look="secondary" onClick={() => document.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.focus()}>
      Ask for an edit
    </Button>
  );
}

function editsTitle({ requests, project }: ProjectData): string {
  const one = requests.filter(({ open }) => open).length === 1;
  return `${project.state === 'live' ? 'You are live. ' : ''}${one ? 'Your edit is with us.' : 'Your edits are with us.'}`;
}

/** When the open edits are due; the first one counts. */
function dueWords({ requests }: ProjectData, when: (instant: string) => string): string {
  const [first, ...others] = requests.filter(({ open }) => open).toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  if (!first) return '';
  const what = others.length ? `${others.length + 1} edits are with us, the first due` : 'Your edit is due';
  return `${what} ${when(first.dueAt)}${first.late ? ', and late: we are on it' : ''}.`;
}
