import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { centsOf, dollarsAndCents, typedDollars } from '../../../content/dollars.ts';
import { refundSchema } from '../../../domain/refunds/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldGroup, Select, TextInput } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import type { MoneyData } from './money-data.ts';
import { useDialogUntilDone } from './use-dialog-until-done.ts';

interface Props {
  /** Payments that aren't fully refunded. */
  refundables: MoneyData['refundables'];
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Refunds a payment, in full or in part. What a bank is deciding about can't be chosen. */
export function RefundDialog({ refundables, typed, serverErrors }: Props) {
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

function RefundForm({ refundables, typed, serverErrors, onCancel }: Props & { onCancel: () => void }) {
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
