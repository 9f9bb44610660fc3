import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { dayInWords } from '../../../content/day-in-words.ts';
import { pageChoices } from '../../../content/site-pages.ts';
import { markPaid } from '../../../domain/billing/billing.ts';
import { isId } from '../../../domain/ids.ts';
import { markableStates, markPaidSchema, orderLabel } from '../../../domain/orders/schema.ts';
import { fieldErrors, formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { forgetTyped, freshOnly, typedBefore } from '../../fresh-sign-in.ts';
import { viewerIn } from '../../session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/order';
import { MarkPaid } from './mark-paid.tsx';
import { deskOrder } from './order-data.ts';
import { orderStates } from './order-words.ts';

export const meta: Route.MetaFunction = () => [{ title: `Order | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, params }: Route.LoaderArgs) {
  return { ...(await deskOrder(params.orderId)), typed: await typedBefore(request) };
}

/** Marks a bank payment as received: money, so the sign-in must be fresh. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.orderId)) throw data(null, { status: 404 });
  const { reference = '' } = formText(await request.formData());
  const parsed = markPaidSchema.safeParse({ reference });
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
  await freshOnly(request, { reference });
  const paid = await markPaid(params.orderId, `admin:${viewerIn(context).user.id}`, parsed.data.reference);
  const toast = paid
    ? { type: 'success' as const, title: 'Marked as paid.' }
    : { type: 'error' as const, title: 'This order is not waiting for a payment.' };
  const headers = new Headers({ 'Set-Cookie': await flashHeader(toast) });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(`/admin/orders/${params.orderId}`, { headers });
}

/** One order: what was bought, its money trail, and marking a bank payment as received. */
export default function OrderScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { order, events, attempts, audit, project, typed } = loaderData;
  const [dot, words] = orderStates[order.state];
  return (
    <>
      <PageHeading title={orderLabel(order.number)} status={<Dot state={dot}>{words}</Dot>} />
      {markableStates.includes(order.state) && <MarkPaid typed={typed} serverErrors={actionData?.errors} />}
      <div className="mt-5 grid gap-8 md:grid-cols-2">
        <RuledSection title="Order">
          <DefinitionRows
            rows={[
              { label: 'Name', value: order.name ?? 'Not told yet' },
              { label: 'Email', value: order.email ?? 'Not told yet' },
              { label: 'Pays by', value: order.method === 'invoice' ? 'Invoice' : order.method === 'card' ? 'Card' : 'Not chosen yet' },
              { label: 'Pages', value: order.pages.map((key) => pageChoices.find((page) => page.key === key)?.label).join(', ') },
              { label: 'Start day', value: order.startDay ? dayInWords(order.startDay) : 'At payment' },
              { label: 'Terms', value: order.termsVersion ?? 'Not accepted yet' },
              {
                label: 'Project',
                value: project ? <Link to={`/admin/projects/${project.id}`}>{project.name || 'Not named yet'}</Link> : 'None yet',
              },
            ]}
          />
        </RuledSection>
        <RuledSection title="Money">
          <DefinitionRows
            rows={[
              { label: 'Setup, once', value: <Money cents={order.setupCents} exact /> },
              { label: 'Discount', value: <Money cents={-order.discountCents} exact /> },
              { label: 'Monthly', value: <Money cents={order.monthlyCents} exact /> },
              { label: 'Payment', value: order.providerPaymentId ?? 'None' },
              ...(order.declineReason ? [{ label: 'Declined', value: order.declineReason }] : []),
              ...(order.receiptUrl
                ? [
                    {
                      label: 'Receipt',
                      value: (
                        <Link to={order.receiptUrl} newTab document>
                          Open
                        </Link>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </RuledSection>
        <RuledSection title="What happened">
          <ol>
            {events.map((event) => (
              <li key={event.id} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
                <span>
                  <b>{orderStates[event.toState as keyof typeof orderStates]?.[1] ?? event.toState}</b> {event.reason}
                  <span className="block text-micro text-ink-3">{event.who}</span>
                </span>
                <RelativeTime at={event.at} className="shrink-0 text-ink-2" />
              </li>
            ))}
          </ol>
        </RuledSection>
        <RuledSection title="Done by staff">
          {audit.length === 0 && <p className="py-3 text-ui text-ink-2">Nothing yet.</p>}
          <ol>
            {audit.map((entry) => (
              <li key={entry.id} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
                <span className="min-w-0 break-words">
                  <b>{entry.who}</b> {entry.reason}
                  {entry.requestId && <span className="block text-micro text-ink-3">Request {entry.requestId}</span>}
                </span>
                <span className="shrink-0 text-ink-2">{entry.at}</span>
              </li>
            ))}
          </ol>
        </RuledSection>
        <RuledSection title="Tries to pay">
          {attempts.length === 0 && <p className="py-3 text-ui text-ink-2">None yet.</p>}
          <ol>
            {attempts.map((attempt) => (
              <li key={attempt.id} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
                <span>
                  <b>{attempt.state}</b>{' '}
                  <span className="text-micro break-all text-ink-3">{attempt.sessionId ?? 'not opened at the provider'}</span>
                </span>
                <RelativeTime at={attempt.at} className="shrink-0 text-ink-2" />
              </li>
            ))}
          </ol>
        </RuledSection>
      </div>
    </>
  );
}
