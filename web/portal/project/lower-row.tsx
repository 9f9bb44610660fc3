import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { usePortalPath } from '../portal-path.ts';
import { Address } from './address.tsx';
import { GoBackDialog } from './go-back-dialog.tsx';
import type { ProjectData } from './project-data.ts';

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
