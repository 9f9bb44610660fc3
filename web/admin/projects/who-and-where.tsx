import { orderLabel } from '../../../domain/orders/schema.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DeskProject } from './project-data.ts';

/** Whose project it is, what was ordered for it, and where the site is. */
export function WhoAndWhere({ data: { project, owner, order, pagesChanged } }: { data: DeskProject }) {
  return (
    <RuledSection title="Who and where">
      <DefinitionRows
        rows={[
          { label: 'Owner', value: <Link to={`/admin/customers/${owner.id}`}>{owner.name || owner.email}</Link> },
          { label: 'Email', value: <Link to={`mailto:${owner.email}`}>{owner.email}</Link> },
          { label: 'Order', value: order ? <Link to={`/admin/orders/${order.id}`}>{orderLabel(order.number)}</Link> : 'None yet' },
          ...(pagesChanged ? [{ label: 'Changed after the order', value: <Dot state="active">{pagesChanged}</Dot> }] : []),
          {
            label: 'Address',
            value: project.address ? <Link to={project.address}>{project.address.replace(/^https?:\/\//, '')}</Link> : 'With the brief',
          },
          { label: 'Live since', value: project.liveSince ?? 'Not yet' },
        ]}
      />
    </RuledSection>
  );
}
