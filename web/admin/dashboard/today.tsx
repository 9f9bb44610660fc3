import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** What came in today and what is due before the day ends, each leading to its list. */
export function Today({ data: { today, waitingThreads, refundsToSend } }: { data: DashboardData }) {
  const { newOrders, paidOrders, draftsDue, openEdits, editsDue } = today;
  const rows = [
    { label: 'New orders', to: '/admin/orders', value: paidOrders > 0 ? `${newOrders}, ${paidOrders} paid` : `${newOrders}` },
    { label: 'Drafts due', to: '/admin/projects?show=making', value: `${draftsDue}` },
    { label: 'Edits open', to: '/admin/projects', value: editsDue > 0 ? `${openEdits}, ${editsDue} due` : `${openEdits}` },
    ...(refundsToSend.firstOrderId
      ? [{ label: 'Refunds to send by bank', to: `/admin/orders/${refundsToSend.firstOrderId}`, value: `${refundsToSend.count}` }]
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
