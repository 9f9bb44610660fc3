import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { centsOf, dollarsAndCents, typedDollars } from '../../../content/dollars.ts';
import { refundSchema, refundSentSchema } from '../../../domain/refunds/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldGroup, HiddenFields, Select, TextInput } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { Money } from '../../words/money.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { MoneyData } from './money-data.ts';
import { useDialogUntilDone } from './use-dialog-until-done.ts';

interface Props {
  money: MoneyData;
  /** True if the order's project ended before its launch. */
  projectEnded: boolean;
  typed: Record<string, string>;
  errorsOf: (intent: string) => FieldErrors | undefined;
}

/** Refunds, refunds that an admin has to send, chargebacks, and the button for another refund. */
export function Refunds({ money, projectEnded, typed, errorsOf }: Props) {
  const { refunds, disputes, refundables } = money;
  const stillRefundable = refundables.filter(({ leftCents, disputed }) => leftCents > 0 && !disputed);
  const blocked = refundables.some(({ leftCents, disputed }) => leftCents > 0 && disputed);
  if (refundables.length === 0 && refunds.length === 0 && disputes.length === 0) return null;
  return (
    <RuledSection
      title="Refunds and chargebacks"
      aside={
        stillRefundable.length > 0 ? (
          <RefundDialog refundables={stillRefundable} typed={typed.intent === 'refund' ? typed : {}} serverErrors={errorsOf('refund')} />
        ) : (
          blocked && (
            <span className="text-small text-ink-2">
              You can’t refund this while it’s disputed. The customer could get the money twice.
            </span>
          )
        )
      }
    >
      {disputes.map((dispute) => (
        <Notice key={dispute.id} state={dispute.needsAnswer ? 'late' : undefined} title={dispute.title} className="mt-2">
          <Money cents={dispute.amountCents} exact /> ({dispute.reason}), {dispute.words}.
          {dispute.needsAnswer && dispute.answerBy && <> Answer it at the payment provider by {dispute.answerBy}.</>}
        </Notice>
      ))}
      {refunds.length === 0 && <p className="py-3 text-ui text-ink-2">No refunds yet.</p>}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-2 border-b border-line py-2.5 text-small">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">
                  <Money cents={refund.amountCents} exact />
                </b>{' '}
                of {refund.of}, {refund.method === 'card' ? 'to the card' : 'by bank transfer'}. {refund.reason}
                {refund.reference && <span className="block text-micro text-ink-3">{refund.reference}</span>}
              </span>
              <RefundStatus refund={refund} />
            </span>
            {refund.owed && refund.method === 'card' && (refund.ofSetup || refund.billId) && (
              <div>
                <AskFirst
                  label="Send by bank transfer"
                  intent="refund"
                  fields={{
                    billId: refund.billId,
                    amount: (refund.amountCents / 100).toFixed(2),
                    method: 'bank',
                    reason: 'The refund to the card failed',
                  }}
                  title="Send this refund by bank transfer?"
                  description="We’ll tell the buyer. Then send the money from your bank and enter the bank’s reference here."
                  yes="Send by bank transfer"
                />
              </div>
            )}
            {refund.method === 'bank' && refund.state === 'pending' && (
              <ToSend
                refundId={refund.id}
                projectEnded={projectEnded && refund.ofSetup}
                typed={typed.refundId === refund.id ? typed : {}}
                serverErrors={errorsOf('refund-sent')}
              />
            )}
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function RefundStatus({ refund: { state, method, failure, at } }: { refund: MoneyData['refunds'][number] }) {
  const [dot, words]: [DotState, string] =
    state === 'succeeded'
      ? ['done', 'Refunded']
      : state === 'failed'
        ? ['late', `Failed: ${failure}`]
        : method === 'bank'
          ? ['waiting', 'Not sent yet']
          : ['active', 'On its way'];
  return (
    <span className="flex items-baseline gap-3">
      <Dot state={dot}>{words}</Dot>
      <RelativeTime at={at} className="text-ink-2" />
    </span>
  );
}

function ToSend({
  refundId,
  projectEnded,
  typed,
  serverErrors,
}: {
  refundId: string;
  projectEnded: boolean;
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}) {
  const { errors, form } = useCheckedForm(refundSentSchema, serverErrors, ['refundId', 'reference']);
  const busy = useNavigation().formData?.get('intent') === 'refund-sent';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Form method="post" className="flex flex-wrap items-end gap-3" {...form}>
        <HiddenFields fields={{ intent: 'refund-sent', refundId }} />
        <Field label="Bank reference" error={errors.reference}>
          <TextInput name="reference" limit={120} autoComplete="off" defaultValue={typed.reference} />
        </Field>
        <Button type="submit" size="small" busy={busy && 'Saving...'}>
          Mark as sent
        </Button>
      </Form>
      <AskFirst
        label="Cancel refund"
        intent="refund-off"
        fields={{ refundId }}
        title="Cancel this refund?"
        description={`Cancel it only if you haven’t sent the money. We already told the buyer about this refund, so write to them.${
          projectEnded ? ' Their project ended with this refund and stays ended. We keep the setup price.' : ''
        }`}
        yes="Cancel refund"
        danger
      />
    </div>
  );
}

interface RefundDialogProps {
  /** Payments that aren't fully refunded. */
  refundables: MoneyData['refundables'];
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Refunds a payment, in full or in part. What a bank is deciding about can't be chosen. */
function RefundDialog({ refundables, typed, serverErrors }: RefundDialogProps) {
  const { open, onOpenChange } = useDialogUntilDone('refund', typed.intent === 'refund', serverErrors);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger="Refund"
      title="Refund this buyer?"
      description="We tell the buyer right away and email the credit note once the refund is sent. A full refund of the setup price ends a project that isn’t live yet. You can’t undo that."
    >
      <RefundForm refundables={refundables} typed={typed} serverErrors={serverErrors} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RefundForm({ refundables, typed, serverErrors, onCancel }: RefundDialogProps & { onCancel: () => void }) {
  const { errors, form } = useCheckedForm(refundSchema, serverErrors, ['billId', 'amount', 'method', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'refund';
  const [billId, setBillId] = useState(typed.billId ?? refundables[0]?.billId ?? '');
  const chosen = refundables.find((one) => one.billId === billId) ?? refundables[0];
  const leftCents = chosen?.leftCents ?? 0;
  // Undefined: not typed yet, so it follows the chosen payment.
  const [typedAmount, setTypedAmount] = useState(typed.amount);
  const amount = typedAmount ?? (leftCents / 100).toFixed(2);
  const cents = amount.trim() === '' ? leftCents : typedDollars.test(amount.trim()) ? centsOf(amount) : undefined;
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="refund" />
      {refundables.length > 1 ? (
        <Field label="Which payment?">
          <Select name="billId" value={billId} onChange={(event) => setBillId(event.currentTarget.value)}>
            {refundables.map((one) => (
              <option key={one.billId} value={one.billId}>
                {one.label}, {dollarsAndCents(one.leftCents)} left
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="billId" value={billId} />
      )}
      <Field label="Amount" hint={`Up to ${dollarsAndCents(leftCents)}`} error={errors.amount}>
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setTypedAmount(event.currentTarget.value)}
        />
      </Field>
      <FieldGroup label="How?" error={errors.method}>
        <RadioCards
          key={chosen?.byCard ? 'card' : 'bank'}
          name="method"
          columns={2}
          defaultValue={typed.method ?? (chosen?.byCard ? 'card' : 'bank')}
          options={[
            ...(chosen?.byCard ? [{ value: 'card', label: 'To the card', note: 'The payment provider sends it.' }] : []),
            { value: 'bank', label: 'By bank transfer', note: 'You send it, then mark it as sent here.' },
          ]}
        />
      </FieldGroup>
      <Field label="Reason" hint="Printed on the credit note" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={typed.reason} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
        <Button look="secondary" onClick={onCancel}>
          Not now
        </Button>
        <Button type="submit" look="danger" busy={busy && 'Refunding...'}>
          {cents === undefined ? 'Refund' : `Refund ${dollarsAndCents(cents)}`}
        </Button>
      </div>
    </Form>
  );
}
