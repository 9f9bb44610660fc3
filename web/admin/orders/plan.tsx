import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { endPlanSchema } from '../../../domain/plans/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { AskFirst } from '../ask-first.tsx';
import { BankPaymentForm } from './mark-paid.tsx';
import type { ShownBill, ShownPlan } from './plan-data.ts';
import { planStatus } from './plan-words.ts';

interface Props {
  plans: ShownPlan[];
  /** Credit for a late draft that's still to be deducted from bills. */
  creditCents: number;
  typed: Record<string, string>;
  errorsOf: (intent: string) => FieldErrors | undefined;
}

/** An order's monthly plans, each with its status, card and bills, and what admins can do. Before the launch, only the credit. */
export function Plans({ plans, creditCents, typed, errorsOf }: Props) {
  if (plans.length === 0 && creditCents > 0)
    return (
      <RuledSection title="Monthly plan" aside="Starts at launch">
        <DefinitionRows rows={[{ label: 'Late-draft credit', value: <Money cents={creditCents} exact /> }]} />
      </RuledSection>
    );
  return plans.map((plan) => <Plan key={plan.id} plan={plan} typed={typed} errorsOf={errorsOf} />);
}

function Plan({ plan, typed, errorsOf }: { plan: ShownPlan; typed: Props['typed']; errorsOf: Props['errorsOf'] }) {
  const [dot, words] = planStatus(plan.state, plan.ends);
  return (
    <RuledSection title="Monthly plan" aside={<Dot state={dot}>{words}</Dot>}>
      <DefinitionRows
        rows={[
          { label: 'Monthly', value: plan.month },
          { label: 'Payment method', value: plan.card || 'Bank transfer' },
          {
            label: 'Next bill',
            value: plan.next ? (
              <>
                <Money cents={plan.next.cents} exact /> on {plan.next.on}
              </>
            ) : plan.ends ? (
              'None (canceled)'
            ) : (
              (noBill[plan.state] ?? 'None')
            ),
          },
          ...(plan.ends && words !== plan.ends ? [{ label: 'Canceled', value: plan.ends }] : []),
          ...(plan.creditCents > 0 ? [{ label: 'Credit left', value: <Money cents={plan.creditCents} exact /> }] : []),
          ...(plan.suspendedOn && plan.state !== 'ended' ? [{ label: 'Offline since', value: plan.suspendedOn }] : []),
          ...(plan.endedOn ? [{ label: 'Ended on', value: plan.endedOn }] : []),
          { label: 'Provider ID', value: plan.subscriptionId ?? 'Not yet' },
        ]}
      />
      <ul className="mt-2">
        {plan.bills.map((bill) => (
          <Bill key={bill.id} bill={bill} typed={typed} errorsOf={errorsOf} />
        ))}
      </ul>
      <PlanActions plan={plan} typed={typed} errorsOf={errorsOf} />
    </RuledSection>
  );
}

const noBill: Partial<Record<ShownPlan['state'], string>> = { suspended: 'None while it’s offline', starting: 'Being created' };

function Bill({ bill, typed, errorsOf }: { bill: ShownBill; typed: Props['typed']; errorsOf: Props['errorsOf'] }) {
  const [dot, words] = billStates(bill);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-ui">
      <span className="min-w-0">
        <b>{bill.from}</b> <Money cents={bill.totalCents} exact />
        {detail(bill) && <span className="block text-small text-ink-2 wrap-anywhere">{detail(bill)}</span>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
        <Dot state={dot}>{words}</Dot>
        {bill.documentId && (
          <Link to={`/admin/documents/${bill.documentId}.pdf`} document className="link">
            Invoice<span className="sr-only"> of {bill.from}</span>
          </Link>
        )}
        {bill.state === 'open' && (
          <NoteBankPayment bill={bill} typed={typed.billId === bill.id ? typed : {}} serverErrors={errorsOf('plan-bank-payment')} />
        )}
      </span>
    </li>
  );
}

function billStates({ state, failedAttempts, refundedCents, totalCents }: ShownBill): [DotState, string] {
  if (state === 'paid' && refundedCents > 0)
    return ['done', refundedCents < totalCents ? `Paid, ${dollarsAndCents(refundedCents)} refunded` : 'Paid, refunded'];
  if (state === 'paid') return ['done', 'Paid'];
  if (state === 'open') return failedAttempts > 0 ? ['late', 'Declined'] : ['waiting', 'Unpaid'];
  return state === 'draft' ? ['active', 'Draft'] : ['idle', 'Void'];
}

/** How a bill was paid, or why its attempts failed. */
function detail(bill: ShownBill): string {
  if (bill.state === 'paid') return bill.method ? `${bill.paidOn}, by ${bill.method}` : `${bill.paidOn}, from credit`;
  if (bill.state !== 'open') return '';
  const attempts = bill.failedAttempts === 1 ? '1 failed attempt' : `${bill.failedAttempts} failed attempts`;
  return [
    bill.failedAttempts > 0 ? `${attempts}: ${bill.declineReason?.replace(/\.$/, '')}` : `Due ${bill.dueOn}`,
    bill.nextTryOn && (bill.failedAttempts > 0 ? `next attempt ${bill.nextTryOn}` : `reminder ${bill.nextTryOn}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Charges the card for the unpaid bill after a question: a decline is one more failed attempt. */
function ChargeCard({ plan, bill }: { plan: ShownPlan; bill: ShownBill }) {
  const due = dollarsAndCents(bill.dueCents);
  return (
    <AskFirst
      label={`Charge ${due} now`}
      busyLabel="Charging..."
      intent="plan-try"
      fields={{ planId: plan.id }}
      title={`Charge ${due} to the card now?`}
      description={`It’s for the month from ${bill.from}. We’ll charge ${plan.card}. If the bank declines it, that counts as failed attempt ${bill.failedAttempts + 1}.`}
      yes={`Charge ${due}`}
    />
  );
}

function PlanActions({ plan, typed, errorsOf }: { plan: ShownPlan; typed: Props['typed']; errorsOf: Props['errorsOf'] }) {
  if (plan.state === 'ended') return null;
  const unpaid = plan.card ? plan.bills.find(({ state }) => state === 'open') : undefined;
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      {unpaid && <ChargeCard plan={plan} bill={unpaid} />}
      {plan.projectId && <EndPlan planId={plan.id} typed={typed.intent === 'plan-end' ? typed : {}} serverErrors={errorsOf('plan-end')} />}
    </div>
  );
}

interface Given {
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Records that a monthly bill was paid by bank, with the bank's reference or a note. */
function NoteBankPayment({ bill, typed, serverErrors }: Given & { bill: ShownBill }) {
  const [open, setOpen] = useState(typed.intent === 'plan-bank-payment');
  const owed = dollarsAndCents(bill.dueCents);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Mark bank payment"
      title={`Mark ${owed} as paid by bank transfer?`}
      description="We’ll send the customer a receipt. If the site is offline because of this bill, it comes back right away. You can’t undo this here."
    >
      <BankPaymentForm intent="plan-bank-payment" billId={bill.id} typed={typed} serverErrors={serverErrors} />
    </Dialog>
  );
}

/** Ends a site's service immediately. Its owner is emailed the reason. */
function EndPlan({ planId, typed, serverErrors }: Given & { planId: string }) {
  const [open, setOpen] = useState(Boolean(typed.reason));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="End the plan"
      title="End this plan now?"
      description="We’ll take the site offline right away, stop billing and drop an unpaid bill. The owner gets an email with the reason and can bring the site back for 30 days."
    >
      <EndPlanForm planId={planId} typed={typed} serverErrors={serverErrors} />
    </Dialog>
  );
}

function EndPlanForm({ planId, typed, serverErrors }: Given & { planId: string }) {
  const { errors, form } = useCheckedForm(endPlanSchema, serverErrors, ['reason']);
  const busy = useNavigation().formData?.get('intent') === 'plan-end';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <HiddenFields fields={{ intent: 'plan-end', planId }} />
      <Field label="Reason" hint="The owner will see this" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={typed.reason} />
      </Field>
      <Button type="submit" look="danger" size="small" busy={busy && 'Ending...'} className="justify-self-end">
        End the plan
      </Button>
    </Form>
  );
}
