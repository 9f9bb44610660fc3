import { useEffect, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { emailByStaffSchema } from '../../../domain/accounts/schema.ts';
import { orderForAdmin } from '../../../domain/admin/orders.ts';
import { correctBuyerEmail } from '../../../domain/billing/buyer-email.ts';
import { endOrder } from '../../../domain/billing/end-order.ts';
import { markPaid } from '../../../domain/billing/mark-paid.ts';
import { sendPaymentLink } from '../../../domain/billing/payment-link.ts';
import { CodeRefused } from '../../../domain/discounts/redemption.ts';
import { endOrderSchema, markableStates, markPaidSchema, orderLabel, unpaidStates } from '../../../domain/orders/schema.ts';
import { mailto } from '../../../text/email-address.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button, ButtonForm } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { ChangeEmail } from '../change-email.tsx';
import { Trail } from '../trail.tsx';
import type { Route } from './+types/order';
import { MarkPaid } from './mark-paid.tsx';
import { MoneyTrail } from './money-trail.tsx';
import { orderData } from './order-data.ts';
import { OrderFacts } from './order-facts.tsx';
import { orderStates, orderStatus } from './order-words.ts';
import { Plans } from './plan.tsx';
import { planAction } from './plan-actions.ts';
import { refundAction } from './refund-actions.ts';
import { Refunds } from './refunds.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Order ${orderLabel(loaderData.order.number)}` : 'Order');

export async function loader({ request, params }: Route.LoaderArgs) {
  return { ...(await orderData(params.orderId)), typed: await typedBefore(request) };
}

/**
 * Marks a bank payment as received, resends the payment link, corrects the email, ends the order, refunds it, or changes its plan.
 * Anything about money needs a recent login.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { orderId } = params;
  if (!(await orderForAdmin(orderId))) throw data(null, { status: 404 });
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent, ...fields } = formText(await request.formData());
  switch (intent) {
    case 'mark-paid': {
      const parsed = markPaidSchema.safeParse(fields);
      if (!parsed.success) return data({ intent, errors: fieldErrors(parsed.error) }, { status: 422 });
      await requireRecentAuth(request, { intent, ...parsed.data });
      const { reference, note } = parsed.data;
      try {
        const paid = await markPaid(orderId, actor, [reference, note].filter(Boolean).join(', '));
        return back(orderId, paid ? done('Marked as paid.') : failed('This order isn’t waiting for a payment.'));
      } catch (error) {
        if (error instanceof CodeRefused) return back(orderId, failed(codeAdvice(error)));
        throw error;
      }
    }
    case 'end': {
      const parsed = endOrderSchema.safeParse(fields);
      if (!parsed.success) return data({ intent, errors: fieldErrors(parsed.error) }, { status: 422 });
      await requireRecentAuth(request, { intent, ...parsed.data });
      const ended = await endOrder(orderId, actor, parsed.data);
      return back(orderId, ended ? done('Order closed.') : failed('You can’t close this order. It’s paid, being paid or already closed.'));
    }
    case 'change-email': {
      const parsed = emailByStaffSchema.safeParse(fields);
      if (!parsed.success) return data({ intent, errors: fieldErrors(parsed.error) }, { status: 422 });
      const { email, reason } = parsed.data;
      await requireRecentAuth(request, { intent, email, reason });
      const changed = await correctBuyerEmail(orderId, email, reason, actor);
      if (!changed.ok) return data({ intent, errors: { email: changed.message } }, { status: 422 });
      return back(orderId, done(`The email of this order is ${email} now.`));
    }
    case 'payment-link': {
      const sent = await sendPaymentLink(orderId, actor);
      return back(orderId, sent.ok ? done(`Sent to ${sent.email}.`) : failed(sent.message));
    }
    default: {
      const input = { intent: intent ?? '', ...fields };
      const outcome = (await refundAction(request, orderId, actor, input)) ?? (await planAction(request, orderId, actor, input));
      if (!outcome) return data(null, { status: 400 });
      return 'toast' in outcome ? back(orderId, outcome.toast) : data(outcome, { status: 422 });
    }
  }
}

/** What an admin can do if an order was paid but its code isn't valid. */
function codeAdvice({ message, code }: CodeRefused): string {
  if (code === 'code-used-up' || code === 'code-being-paid') return `${message} To allow it, raise the limit under Settings, Codes.`;
  if (code === 'code-used-by-customer') return `${message} Uncheck “Once per customer” under Settings, Codes first.`;
  return message;
}

const done = (title: string): Toast => ({ type: 'success', title });
const failed = (title: string): Toast => ({ type: 'error', title });

async function back(orderId: string, toast: Toast) {
  const headers = new Headers({ 'Set-Cookie': await flashHeader(toast) });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(`/admin/orders/${orderId}`, { headers });
}

/** One order: what was bought, its payments, the provider's events, and what admins can do. */
export default function OrderScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { order, account, events, audit, typed, linkPauseLeftMs } = loaderData;
  const [dot, words] = orderStatus(order);
  const unpaid = unpaidStates.includes(order.state);
  const errorsOf = (intent: string) => (actionData?.intent === intent ? actionData.errors : undefined);
  return (
    <>
      <PageHeading
        title={<span translate="no">{orderLabel(order.number)}</span>}
        status={
          <>
            <Dot state={dot}>{words}</Dot>
            {loaderData.money.alerts.map((alert) => (
              <Dot key={alert.id} state={alert.urgent ? 'late' : 'waiting'}>
                {alert.words}
              </Dot>
            ))}
          </>
        }
        actions={
          <>
            {unpaid && (
              <>
                {order.email && <SendLink pauseLeftMs={linkPauseLeftMs} />}
                <EndOrderDialog key={order.state} typed={typed.intent === 'end' ? typed : {}} serverErrors={errorsOf('end')} />
              </>
            )}
            {!account && order.email && (
              <ChangeEmail
                description={`The order is for ${order.email} now, and no account owns it. Earlier links to that address stop working${order.state === 'paid' ? ', and the receipt goes to the new one' : ''}.`}
                typed={typed}
                serverErrors={errorsOf('change-email')}
              />
            )}
            <WideBell />
          </>
        }
      />
      {markableStates.includes(order.state) && <MarkPaid order={order} typed={typed} serverErrors={errorsOf('mark-paid')} />}
      {order.state === 'paid' && !account && order.email && (
        <Notice title="The buyer doesn’t have an account yet" className="mt-2">
          We emailed {order.email} a link to the brief, where they can sign up. Once they verify that address, the order and the brief
          belong to their account. If they don’t, <Link to={mailto(order.email)}>write to them</Link>.
        </Notice>
      )}
      <div className="mt-5 grid gap-8 md:grid-cols-2">
        <OrderFacts data={loaderData} />
        <Refunds money={loaderData.money} projectEnded={loaderData.project?.endedBeforeLaunch ?? false} typed={typed} errorsOf={errorsOf} />
        <Plans plans={loaderData.plans} creditCents={loaderData.creditCents} typed={typed} errorsOf={errorsOf} />
        <RuledSection title="History">
          <Trail
            empty="Nothing yet."
            items={events.map((event) => ({
              ...event,
              what: event.changed ? orderStates[event.toState][1] : event.reason,
              words: event.changed ? event.reason : '',
              note: event.who,
            }))}
          />
        </RuledSection>
        <RuledSection title="Staff activity">
          <Trail
            empty="Nothing yet."
            items={audit.map(({ id, who, reason, requestId, at }) => ({
              id,
              at,
              what: who,
              words: reason,
              note: requestId && `Request ${requestId}`,
            }))}
          />
        </RuledSection>
        <MoneyTrail data={loaderData} />
      </div>
    </>
  );
}

/** Emails the buyer the payment link. Disabled for a while after it was sent. */
function SendLink({ pauseLeftMs }: { pauseLeftMs: number }) {
  const sending = useNavigation().formData?.get('intent') === 'payment-link';
  const [resting, setResting] = useState(pauseLeftMs > 0);
  useEffect(() => {
    setResting(pauseLeftMs > 0);
    const timer = setTimeout(() => setResting(false), pauseLeftMs);
    return () => clearTimeout(timer);
  }, [pauseLeftMs]);
  return (
    <ButtonForm fields={{ intent: 'payment-link' }} size="small" look="secondary" disabled={resting} busy={sending && 'Sending...'}>
      {resting ? 'Just sent' : 'Send payment link'}
    </ButtonForm>
  );
}

/** Ends an unpaid order, with a reason. Opens again with what was typed after a password confirmation. */
function EndOrderDialog({ typed, serverErrors }: { typed: Record<string, string>; serverErrors: FieldErrors | undefined }) {
  const [open, setOpen] = useState(Boolean(typed.reason));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Close order"
      title="Close this order?"
      description="Nothing was charged. We cancel a card payment that’s still open and tell a buyer who has an account."
    >
      <EndOrderForm typed={typed} serverErrors={serverErrors} />
    </Dialog>
  );
}

function EndOrderForm({ typed, serverErrors }: { typed: Record<string, string>; serverErrors: FieldErrors | undefined }) {
  const { errors, form } = useCheckedForm(endOrderSchema, serverErrors, ['outcome', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'end';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="end" />
      <FieldGroup label="How should we close it?" error={errors.outcome}>
        <RadioCards
          name="outcome"
          columns={2}
          defaultValue={typed.outcome ?? 'expired'}
          options={[
            { value: 'expired', label: 'Expired', note: 'You can still mark a late bank payment as paid.' },
            { value: 'canceled', label: 'Canceled', note: 'It’s closed for good.' },
          ]}
        />
      </FieldGroup>
      <Field label="Reason" hint="Shown in the order’s history" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={typed.reason} />
      </Field>
      <Button type="submit" look="danger" size="small" busy={busy && 'Ending...'} className="justify-self-end">
        Close order
      </Button>
    </Form>
  );
}
