import type { ReactNode } from 'react';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** Lists urgent chargebacks and refunds, then what came in today and what's due today. Each row links to its list. */
export function Today({ data }: { data: DashboardData }) {
  const { waitingThreads, refundsToSend, disputesToAnswer, refundsOwed } = data;
  const { newOrders, paidOrders, draftsDue, openEdits, editsDue } = data.today;
  const rows: { label: string; to: string; value: ReactNode }[] = [
    ...(disputesToAnswer.count > 0
      ? [
          {
            label: 'Chargebacks',
            to: '/admin/orders?show=attention',
            value: (
              <Dot state="late">
                {disputesToAnswer.answerBy
                  ? `${disputesToAnswer.count}, answer by ${disputesToAnswer.answerBy}`
                  : `${disputesToAnswer.count}`}
              </Dot>
            ),
          },
        ]
      : []),
    ...(refundsOwed.count > 0
      ? [
          {
            label: 'Failed refunds, still due',
            to: '/admin/orders?show=attention',
            value: <Dot state="late">{`${refundsOwed.count}, ${dollarsAndCents(refundsOwed.cents)}`}</Dot>,
          },
        ]
      : []),
    { label: 'New orders', to: '/admin/orders', value: paidOrders > 0 ? `${newOrders}, ${paidOrders} paid` : `${newOrders}` },
    { label: 'Drafts due', to: '/admin/projects?show=making', value: `${draftsDue}` },
    { label: 'Open edits', to: '/admin/projects', value: editsDue > 0 ? `${openEdits}, ${editsDue} due` : `${openEdits}` },
    ...(refundsToSend.firstOrderId
      ? [{ label: 'Refunds to send by bank transfer', to: `/admin/orders/${refundsToSend.firstOrderId}`, value: `${refundsToSend.count}` }]
      : []),
    { label: 'Messages waiting', to: '/admin/messages', value: `${waitingThreads}` },
  ];
  return (
    <RuledSection title="Today">
      <DefinitionRows
        rows={rows.map(({ label, to, value }) => ({
          id: label,
          label: (
            <Link to={to} className="link">
              {label}
            </Link>
          ),
          value,
          fixed: true,
        }))}
      />
    </RuledSection>
  );
}
