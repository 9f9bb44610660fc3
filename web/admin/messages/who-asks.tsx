import { mailto } from '../../../text/email-address.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { orderStates } from '../orders/order-words.ts';
import type { ThreadData } from './thread-data.ts';

/** The person in a conversation, with the project and its order. */
export function WhoAsks({ data: { who, email, customerId, sameEmailId, project, order } }: { data: ThreadData }) {
  return (
    <RuledSection title={customerId ? 'Customer' : 'Guest'}>
      <DefinitionRows
        rows={[
          { label: 'Name', value: customerId ? <Link to={`/admin/customers/${customerId}`}>{who}</Link> : who },
          { label: 'Email', value: <Link to={mailto(email)}>{email}</Link> },
          ...(project
            ? [
                { label: 'Project', value: <Link to={`/admin/projects/${project.id}`}>{project.name}</Link> },
                { label: 'State', value: project.status },
              ]
            : [{ label: 'Project', value: 'None' }]),
          ...(order
            ? [
                { label: 'Order', value: <Link to={`/admin/orders/${order.id}`}>{order.label}</Link> },
                { label: 'Payment', value: orderStates[order.state][1] },
              ]
            : []),
        ]}
      />
      {!customerId && (
        <p className="mt-3 text-small text-ink-2">
          {sameEmailId ? (
            <>
              Written signed out, so answers go out by mail. <Link to={`/admin/customers/${sameEmailId}`}>An account has this email</Link>,
              but nothing proves that its owner wrote.
            </>
          ) : (
            'No account, so we answer by email. If someone signs up and verifies this email, the conversation moves to their account.'
          )}
        </p>
      )}
    </RuledSection>
  );
}
