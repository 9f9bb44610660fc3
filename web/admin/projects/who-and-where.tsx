import { orderLabel } from '../../../domain/orders/schema.ts';
import { mailto } from '../../../text/email-address.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { ProjectData } from './project-data.ts';

/** The project's owner, its order, and its site's address. */
export function WhoAndWhere({ data: { project, owner, order, pagesChanged, threadId, cancellation } }: { data: ProjectData }) {
  return (
    <RuledSection title="Owner and address">
      <DefinitionRows
        rows={[
          { label: 'Owner', value: <Link to={`/admin/customers/${owner.id}`}>{owner.name || owner.email}</Link> },
          { label: 'Email', value: <Link to={mailto(owner.email)}>{owner.email}</Link> },
          {
            label: 'Order',
            value: order ? (
              <Link to={`/admin/orders/${order.id}`} translate="no">
                {orderLabel(order.number)}
              </Link>
            ) : (
              'None yet'
            ),
          },
          ...(pagesChanged ? [{ label: 'Changed since the order', value: <Dot state="active">{pagesChanged}</Dot> }] : []),
          {
            label: 'Address',
            value: project.address ? (
              <Link to={project.address}>{project.address.replace(/^https?:\/\//, '')}</Link>
            ) : (
              'Set when the brief is sent'
            ),
          },
          ...(threadId ? [{ label: 'Messages', value: <Link to={`/admin/messages/${threadId}`}>Open the conversation</Link> }] : []),
          { label: 'Live since', value: project.liveSince ?? 'Not yet' },
          ...(cancellation ? [{ label: 'Canceled', value: <Dot state="waiting">{canceledWords(cancellation)}</Dot> }] : []),
        ]}
      />
    </RuledSection>
  );
}

function canceledWords({ endsOn, offSince, restorableOn }: NonNullable<ProjectData['cancellation']>): string {
  if (!offSince) return `online until ${endsOn}`;
  return restorableOn ? `offline since ${offSince}, can be restored until ${restorableOn}` : `offline since ${offSince}`;
}
