import type { ReactNode } from 'react';
import { atTheEarliest } from '../../../content/clock-start.ts';
import { excerpt } from '../../../text/truncate.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { ProjectData } from './project-data.ts';

export interface NextStep {
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}

/** What the owner does next or waits for. `when` formats times in the reader's zone. */
export function nextStep(data: ProjectData, when: (instant: string) => string, to: (path: string) => string): NextStep {
  const { project, shown } = data;
  if (project.suspendedFor !== null && project.state !== 'archived') return suspendedStep(data, project.suspendedFor, to);
  const toCheck = data.requests.filter((request) => request.state === 'done').length;
  switch (project.state) {
    case 'awaiting_brief':
      return {
        title: 'Tell us about your business.',
        text: project.paidAt
          ? `You’re paid up. The clock starts when you send your brief${atTheEarliest(data.clock.startsOn)}. It takes about ten minutes, and we save as you type.`
          : 'It takes about ten minutes, and we save as you type. You’ll see a live preview of your home page as you go.',
        actions: <LinkButton to="/onboarding">Continue your brief</LinkButton>,
      };
    case 'awaiting_payment':
      return {
        title: 'We have your brief. Next: payment.',
        text: 'We’ll build your draft as soon as your payment arrives.',
        actions: <LinkButton to={data.money.payTo ?? '/payment-choice'}>Continue to payment</LinkButton>,
      };
    case 'scheduled':
    case 'drafting':
      return {
        title: 'We’re building your site.',
        text: <p role="status">Most drafts are ready within a minute. This page updates by itself, and we’ll email you too.</p>,
        actions: null,
      };
    case 'in_qa':
      return {
        title: 'We’re checking your draft first.',
        text: 'Your draft is built. One of our checks flagged something, so a person is looking at it before you do. You’ll hear from us.',
        actions: null,
      };
    case 'edits_requested':
      return {
        title: editsTitle(data),
        text: `${dueWords(data, when)} You can still approve this version if you’d rather go live now and edit later.`,
        actions: shown && (
          <>
            <LinkButton to={to('/portal/editor')}>See and edit your draft</LinkButton>
            <ApproveDialog data={data} shown={shown} look="secondary" />
          </>
        ),
      };
    case 'live':
      return liveStep(data, when, to);
    case 'approved':
      return { title: 'Approved. Your site is going live.', text: 'Your address will work in a moment.', actions: null };
    case 'canceled':
      return canceledStep(data, to);
    case 'suspended':
    case 'archived':
      return offStep(data, to);
    default:
      return {
        title: (
          <>
            <span className="block">
              Version {data.versions[0]?.number} {data.undo ? 'has your changes' : 'is ready'}.
            </span>{' '}
            <span className="block">{data.undo ? 'Approve it, or keep editing.' : 'Approve it, or tell us what to fix.'}</span>
          </>
        ),
        text: toCheck
          ? `${toCheck === 1 ? 'One of your edits is' : `${toCheck} of your edits are`} in it. Check ${toCheck === 1 ? 'it' : 'them'} before you approve.`
          : data.undo
            ? 'Nothing goes live until you approve it. You can undo your last change under Edits.'
            : 'All five pages are ready, written from what you told us. Look through them, change any text yourself, or ask us to.',
        // Whoever has changed the draft has seen it.
        actions: shown && (
          <>
            {data.undo && <ApproveDialog data={data} shown={shown} />}
            <LinkButton to={to('/portal/editor')} look={data.undo ? 'secondary' : 'primary'}>
              See and edit your draft
            </LinkButton>
            {!data.undo && <ApproveDialog data={data} shown={shown} look="secondary" />}
            <AskButton />
          </>
        ),
      };
  }
}

/** A site that staff suspended: why, and what its owner can do. */
function suspendedStep(data: ProjectData, why: string, to: (path: string) => string): NextStep {
  const { project, shown, cancellation, trouble } = data;
  const next = project.versionToApprove;
  const canEdit = project.state === 'live';
  const ends =
    cancellation?.restorableOn && `You also canceled. You can bring the service back until ${cancellation.restorableOn} in your settings.`;
  return {
    title: 'We suspended your site.',
    text: (
      <>
        <span className="block whitespace-pre-line wrap-anywhere">{why}</span> Visitors see that it’s not available.{' '}
        {canEdit ? project.suspensionAdvice : 'Message us, and we’ll tell you what has to happen.'}{' '}
        {project.state === 'suspended' &&
          trouble &&
          'Your monthly bill is unpaid too. Pay it in your settings. Your site comes back once we also lift the suspension.'}{' '}
        {ends}
      </>
    ),
    actions: (
      <>
        <LinkButton to={to('/portal/messages')}>Message us</LinkButton>
        {canEdit && (
          <LinkButton look="secondary" to={to('/portal/editor')}>
            Edit your site
          </LinkButton>
        )}
        {canEdit && next && shown?.number === next && <ApproveDialog data={data} shown={shown} look="secondary" />}
      </>
    ),
  };
}

/** A canceled site that's offline: until when it can come back. */
function canceledStep({ cancellation }: ProjectData, to: (path: string) => string): NextStep {
  return {
    title: cancellation ? 'Your site is offline.' : 'This project has ended.',
    text: cancellation?.restorableOn
      ? `You canceled, and your paid month is over. Until ${cancellation.restorableOn}, you can bring your site back exactly as it was with one click. After that, it’s archived.`
      : 'This project was canceled before its site went live.',
    actions: cancellation?.restorableOn && <LinkButton to={to('/portal/settings/billing')}>Bring my site back</LinkButton>,
  };
}

/** A site that's offline over an unpaid bill, or because of another problem. */
function offStep({ project, trouble }: ProjectData, to: (path: string) => string): NextStep {
  if (project.state === 'suspended' && trouble)
    return {
      title: 'Your site is offline.',
      text: trouble.text,
      actions:
        trouble.kind === 'dropped' ? (
          <LinkButton to={to('/portal/messages')}>Write to us</LinkButton>
        ) : (
          <LinkButton to={to('/portal/settings/billing')}>Pay and bring it back</LinkButton>
        ),
    };
  return {
    title: 'This site isn’t online.',
    text: (
      <>
        Contact us if you want it back. You can download the whole site as a ZIP in <Link to={to('/portal/settings/data')}>settings</Link>.
      </>
    ),
    actions: null,
  };
}

/** A live site: what waits for the owner, what we're working on, and its address. */
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
          You’re live.
          <br />
          Version {next} is ready for your approval.
        </>
      ),
      text: (
        <>
          {address}It stays the same until you approve the new one. {editing && dueWords(data, when)}
        </>
      ),
      actions: (
        <>
          <LinkButton to={to('/portal/editor')}>See and edit version {next}</LinkButton>
          {shown?.number === next ? (
            <ApproveDialog data={data} shown={shown} look="secondary" />
          ) : (
            <LinkButton look="secondary" to={to('/portal')} preventScrollReset>
              Review version {next}
            </LinkButton>
          )}
          {openSite}
        </>
      ),
    };
  }
  return {
    title: editing ? editsTitle(data) : 'You’re live.',
    text: (
      <>
        {address}
        {editing
          ? `${dueWords(data, when)} We’ll send it as a new version for you to approve. Until then, your site stays the same unless you change it yourself.`
          : data.newestLead
            ? `Latest lead: ${shortName(data.newestLead.name)}.`
            : 'We’ll email you each message and booking request, and you’ll find them under Leads.'}
      </>
    ),
    actions: (
      <>
        {openSite}
        <LinkButton look="secondary" to={to('/portal/editor')}>
          Edit your site
        </LinkButton>
        <LinkButton look="secondary" to={to('/portal/live')}>
          Share your site
        </LinkButton>
      </>
    ),
  };
}

/** Shortens a name for use in a sentence, because visitors can enter names of any length. */
function shortName(name: string): string {
  return excerpt(name, 40);
}

function AskButton() {
  return (
    <Button look="secondary" onClick={() => document.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.focus()}>
      Request an edit
    </Button>
  );
}

function editsTitle({ requests, project }: ProjectData): string {
  const one = requests.filter(({ open }) => open).length === 1;
  return `${project.state === 'live' ? 'You’re live. ' : ''}${one ? 'We’re working on your edit.' : 'We’re working on your edits.'}`;
}

/** When the first of the open edits is due. */
function dueWords({ requests }: ProjectData, when: (instant: string) => string): string {
  const [first, ...others] = requests.filter(({ open }) => open).toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  if (!first) return '';
  const what = others.length ? `We’re working on ${others.length + 1} edits. The first is due` : 'Your edit is due';
  return `${what} ${when(first.dueAt)}${first.late ? '. It’s late, and we’re on it' : ''}.`;
}
