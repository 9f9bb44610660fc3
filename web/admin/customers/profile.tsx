import { Form, useNavigation } from 'react-router';
import type { WaitingOn } from '../../../domain/projects/schema.ts';
import { mailto } from '../../../text/email-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { PhoneLink } from '../../words/phone-link.tsx';
import { orderStatus } from '../orders/order-words.ts';
import type { CustomerData } from './customer-data.ts';

/** A person's profile and login methods. */
export function Profile({ person }: { person: CustomerData['person'] }) {
  return (
    <RuledSection title="Account">
      <DefinitionRows
        rows={[
          { label: 'Email', value: <Link to={mailto(person.email)}>{person.email}</Link> },
          ...(person.newEmail ? [{ label: 'New email', value: <PendingEmail email={person.newEmail} /> }] : []),
          ...person.phones.map((phone) => ({ id: phone, label: 'Phone of the business', value: <PhoneLink phone={phone} /> })),
          { label: 'Email verified', value: person.provedAt ? <RelativeTime at={person.provedAt} /> : 'Not yet' },
          { label: 'Two-factor', value: person.twoFactor ? 'On' : 'Off' },
          { label: 'Passkeys', value: person.passkeyCount },
          { label: 'Open sessions', value: person.sessionCount },
          { label: 'Last seen', value: person.seenAt ? <RelativeTime at={person.seenAt} /> : 'Not logged in yet' },
          { label: 'Joined', value: <RelativeTime at={person.since} /> },
          {
            label: 'Role',
            value: person.isAdmin ? <Link to="/admin/settings/admins">Administrator</Link> : 'Customer',
          },
        ]}
      />
    </RuledSection>
  );
}

/** A requested email that takes effect once its link is clicked, with a button that cancels it. */
function PendingEmail({ email }: { email: string }) {
  const busy = useNavigation().formData?.get('intent') === 'cancel-email';
  return (
    <Form method="post" className="flex flex-wrap items-center justify-end gap-3">
      <input type="hidden" name="intent" value="cancel-email" />
      {email}, once they click the link
      <Button type="submit" size="small" look="secondary" busy={busy && 'Canceling...'}>
        Cancel change
      </Button>
    </Form>
  );
}

const dots: Record<WaitingOn, DotState> = { us: 'active', customer: 'waiting', 'no one': 'done' };

/** Projects, orders, conversations, calls and leads of a person, each with a link. */
export function Belongings({ data }: { data: CustomerData }) {
  return (
    <>
      <Projects data={data} />
      <Orders data={data} />
      {data.plans.length > 0 && <Plans data={data} />}
      <Threads data={data} />
      <Calls data={data} />
    </>
  );
}

interface PartProps {
  data: CustomerData;
}

function Projects({ data: { person, projects } }: PartProps) {
  return (
    <RuledSection
      title="Projects"
      aside={person.leadCount === 1 ? '1 lead from their sites' : `${person.leadCount} leads from their sites`}
    >
      {projects.length === 0 && <p className="py-3 text-ui text-ink-2">No projects yet.</p>}
      <DefinitionRows
        rows={projects.map(({ id, name, status, turn }) => ({
          id,
          label: (
            <Link to={`/admin/projects/${id}`} className="link font-semibold">
              {name}
            </Link>
          ),
          value: <Dot state={dots[turn]}>{status}</Dot>,
          fixed: true,
        }))}
      />
    </RuledSection>
  );
}

function Orders({ data: { orders } }: PartProps) {
  return (
    <RuledSection title="Orders">
      {orders.length === 0 && <p className="py-3 text-ui text-ink-2">No orders yet.</p>}
      <DefinitionRows
        rows={orders.map(({ id, label, state, method, totalCents, at }) => ({
          id,
          label: (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <Link to={`/admin/orders/${id}`} className="link font-semibold">
                {label}
              </Link>
              <Dot state={orderStatus({ state, method })[0]}>{orderStatus({ state, method })[1]}</Dot>
              <RelativeTime at={at} className="text-small text-ink-2" />
            </span>
          ),
          value: <Money cents={totalCents} exact className="tabular-nums" />,
          fixed: true,
        }))}
      />
    </RuledSection>
  );
}

function Plans({ data: { plans } }: PartProps) {
  return (
    <RuledSection title="Monthly plans">
      <DefinitionRows
        rows={plans.map(({ id, orderId, siteName, status: [dot, words], month }) => ({
          id,
          label: (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <Link to={`/admin/orders/${orderId}`} className="link font-semibold">
                {siteName}
              </Link>
              <Dot state={dot}>{words}</Dot>
            </span>
          ),
          value: month,
          fixed: true,
        }))}
      />
    </RuledSection>
  );
}

function Threads({ data: { threads } }: PartProps) {
  return (
    <RuledSection title="Messages">
      {threads.length === 0 && <p className="py-3 text-ui text-ink-2">No conversations yet.</p>}
      <DefinitionRows
        rows={threads.map(({ id, about, waitingSince, at }) => ({
          id,
          label: (
            <>
              <Link to={`/admin/messages/${id}`} className="link font-semibold">
                {about}
              </Link>
              {waitingSince && <span className="block text-small text-ink-2">Waiting on us</span>}
            </>
          ),
          value: waitingSince ? (
            <Dot state="active">
              <RelativeTime at={waitingSince} />
            </Dot>
          ) : (
            <RelativeTime at={at} className="text-ink-2" />
          ),
        }))}
      />
    </RuledSection>
  );
}

function Calls({ data: { person, calls } }: PartProps) {
  return (
    <RuledSection
      title="Calls"
      aside={
        <Link to={`/admin/calls/new?customer=${person.id}`} className="link">
          Book a call
        </Link>
      }
    >
      {calls.length === 0 && <p className="py-3 text-ui text-ink-2">No upcoming calls.</p>}
      <DefinitionRows
        rows={calls.map(({ id, when }) => ({
          id,
          label: (
            <Link to={`/admin/calls/${id}`} className="link font-semibold">
              {when}
            </Link>
          ),
          value: '',
        }))}
      />
    </RuledSection>
  );
}
