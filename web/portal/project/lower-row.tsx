import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import { useReaderTime } from './use-reader-time.ts';
import { useSaved } from './use-saved.ts';

/** Three columns: versions, address and billing. */
export function LowerRow({ data }: { data: ProjectData }) {
  const { project, money } = data;
  const to = usePortalPath();
  return (
    <div className="mt-9 grid gap-8 md:grid-cols-3">
      <Versions data={data} />
      <Address data={data} />
      <RuledSection title="Billing">
        <DefinitionRows
          rows={[
            {
              label: 'Setup (one-time)',
              value: (
                <>
                  <Money cents={money.setupCents} /> {money.paid ? 'paid' : 'not paid yet'}
                  {money.payTo && (
                    <>
                      . <Link to={money.payTo}>Pay now</Link>
                    </>
                  )}
                </>
              ),
            },
            {
              label: 'Monthly',
              value:
                project.state === 'canceled' && !money.runsSince
                  ? 'No more charges'
                  : `${money.month} ${money.runsSince ? `since ${money.runsSince}` : 'from the day you go live'}`,
            },
            ...(money.creditCents > 0
              ? [
                  {
                    label: 'Your credit',
                    value: (
                      <>
                        <Money cents={money.creditCents} /> taken off your monthly bills
                      </>
                    ),
                  },
                ]
              : []),
            money.receiptUrl
              ? {
                  label: 'Receipt',
                  value: (
                    <Link to={money.receiptUrl} newTab document>
                      Open
                    </Link>
                  ),
                }
              : {
                  label: 'Refund',
                  value: project.approvedAt ? (
                    <Link to={to('/portal/messages')}>Contact us</Link>
                  ) : project.state === 'canceled' ? (
                    'This order has ended. See Billing'
                  ) : (
                    'Full refund until you approve'
                  ),
                },
            { label: 'More', value: <Link to={to('/portal/settings/billing')}>Billing</Link> },
          ]}
        />
      </RuledSection>
    </div>
  );
}

function Versions({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  return (
    <RuledSection title="Versions" aside={data.versions.length > 4 ? <Link to={to('/portal/history')}>All</Link> : undefined}>
      {data.versions.length === 0 && <p className="py-3 text-ui text-ink-2">Your first version arrives with the draft.</p>}
      <ul>
        {data.versions.slice(0, 5).map((version) => (
          <li key={version.id} className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-ui">
            <Link to={to('/portal', { version: version.id })} preventScrollReset className="min-w-0 truncate no-underline hover:underline">
              <b>{version.number}</b> {version.name}
            </Link>
            <span className="flex shrink-0 items-center gap-2 text-small text-ink-2">
              {version.live ? (
                <Dot state="done">{data.project.suspendedFor === null ? 'Live' : 'Published'}</Dot>
              ) : version.number === data.project.versionToApprove ? (
                <Dot state="waiting">Waiting for you</Dot>
              ) : version.restorable || version.canGoBack ? (
                <GoBackDialog data={data} version={version} />
              ) : (
                <RelativeTime at={version.createdAt} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/**
 * Goes back to an earlier version after a confirmation. An approved one replaces the live one right away. Any other becomes a
 * new version to approve.
 */
function GoBackDialog({ data, version }: { data: ProjectData; version: ProjectData['versions'][number] }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const { '': error } = useSaved(fetcher, () => setOpen(false));
  const { liveNumber, address, id, suspendedFor } = data.project;
  const { number, restorable } = version;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small" className="-mr-[.9rem]">
          Go back
          <span className="sr-only"> to version {number}</span>
        </Button>
      }
      title={restorable ? `Publish version ${number}?` : `Go back to version ${number}?`}
      description={
        restorable
          ? suspendedFor === null
            ? `Version ${liveNumber} is live at ${address?.replace(/^https?:\/\//, '') ?? 'your address'} now. Version ${number} replaces it right away.`
            : `Version ${number} replaces version ${liveNumber}. Visitors see it once we lift the suspension.`
          : `We’ll make a new version from the text, photos and facts of version ${number} for you to approve.`
      }
      cancel="Cancel"
      actions={
        <fetcher.Form method="post" action={to('/portal')}>
          <HiddenFields fields={{ intent: restorable ? 'restore' : 'go-back', projectId: id, versionId: version.id }} />
          <Button type="submit" wide busy={fetcher.state !== 'idle' && 'One moment...'}>
            {restorable ? `Publish version ${number}` : 'Make a new version'}
          </Button>
        </fetcher.Form>
      }
    >
      {error && (
        <Notice state="late" title="That didn’t work" className="mb-4">
          {error}
        </Notice>
      )}
      <p className="text-ui">
        Changes you make after this build on version {number}. Later versions stay in your history, and you can go back to them.
        {!restorable && liveNumber !== null && ' Your site stays as it is until you approve the new version.'}
      </p>
    </Dialog>
  );
}

/** The site's address, its connection, the owner's domain, the portfolio and the next call. */
function Address({ data }: { data: ProjectData }) {
  const { project, about } = data;
  const when = useReaderTime();
  const to = usePortalPath();
  const host = project.address?.replace(/^https?:\/\//, '');
  const live = project.state === 'live' && project.suspendedFor === null;
  return (
    <RuledSection
      title="Address"
      aside={live && project.address ? <CopyButton text={project.address} label="Copy" look="quiet" className="-mr-[.9rem]" /> : undefined}
    >
      <DefinitionRows
        rows={[
          {
            id: 'host',
            fixed: true,
            label: host && live && project.address ? <Link to={project.address}>{host}</Link> : (host ?? 'Free address'),
            value: live || project.suspendedFor === null ? hostState(project.state, Boolean(host)) : <Dot state="late">Suspended</Dot>,
          },
          { label: 'Connection', value: about.secure ? 'Secure (HTTPS)' : 'Not secure (HTTP, test address)' },
          ...(host
            ? [
                {
                  id: 'domain',
                  label: (!about.domain.isConnected && about.domain.name) || 'Own domain',
                  value: (
                    <Link to={to('/portal/settings/domain')}>{about.domain.isConnected ? 'Domain settings' : 'Use your own domain'}</Link>
                  ),
                },
                ...(about.domain.isConnected
                  ? [{ id: 'email', label: 'Email', value: <Link to={to('/portal/settings/email')}>Addresses and mailboxes</Link> }]
                  : []),
              ]
            : []),
          project.liveSince ? { label: 'Live since', value: when(project.liveSince) } : { label: 'Goes live', value: 'When you approve' },
          { label: 'Leads', value: data.leadCount ? <Link to={to('/portal/leads')}>{data.leadCount}</Link> : 'None yet' },
          ...about.calls.map((call) => ({
            id: call.id,
            label: 'Call with our team',
            value: <Link to="/portal/settings/calls">{when(call.startsAt)}</Link>,
          })),
        ]}
      />
      {live && <PortfolioConsent projectId={project.id} agreed={project.inPortfolio} />}
    </RuledSection>
  );
}

function hostState(state: ProjectData['project']['state'], named: boolean) {
  if (state === 'live') return <Dot state="done">Live</Dot>;
  if (state === 'canceled' || state === 'suspended') return <Dot state="late">Offline</Dot>;
  if (state === 'archived') return <Dot state="waiting">Archived</Dot>;
  return named ? <Dot state="done">Reserved</Dot> : <Dot state="waiting">Set when you send your brief</Dot>;
}

/** Lets the owner add the live site to our portfolio or remove it. */
function PortfolioConsent({ projectId, agreed }: { projectId: string; agreed: boolean }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  return (
    <fetcher.Form
      method="post"
      action={to('/portal')}
      preventScrollReset
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line text-ui"
    >
      <HiddenFields fields={{ intent: 'portfolio', projectId, agreed: agreed ? 'no' : 'yes' }} />
      <span>{agreed ? <Link to="/portfolio">In our portfolio</Link> : 'Not in our portfolio'}</span>
      <Button type="submit" look="quiet" size="small" className="-mr-[.9rem]" busy={fetcher.state !== 'idle'}>
        {agreed ? 'Remove from portfolio' : 'Add to portfolio'}
      </Button>
      {fetcher.data?.errors?.[''] && (
        <p role="alert" className="w-full pb-2 text-small font-semibold text-danger">
          {fetcher.data.errors['']}
        </p>
      )}
    </fetcher.Form>
  );
}
