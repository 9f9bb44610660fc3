import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { refundSchema } from '../../../domain/refunds/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { MoneyData } from './money-data.ts';
import { useDialogUntilDone } from './use-dialog-until-done.ts';

interface Props {
  /** Payments that aren't fully refunded. */
  refundables: MoneyData['refundables'];
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Refunds a payment, in full or in part. */
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
      <RefundForm refundables={refundables} typed={typed} serverErrors={serverErrors} />
    </Dialog>
  );
}

function RefundForm({ refundables, typed, serverErrors }: Props) {
  const { errors, form } = useCheckedForm(refundSchema, serverErrors, ['billId', 'amount', 'method', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'refund';
  const [billId, setBillId] = useState(typed.billId ?? refundables[0]?.billId ?? '');
  const chosen = refundables.find((one) => one.billId === billId) ?? refundables[0];
  const left = dollarsAndCents(chosen?.leftCents ?? 0);
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
      <Field label="Amount" optional hint={`Leave it empty to refund all of it, ${left}`} error={errors.amount}>
        <TextInput name="amount" inputMode="decimal" autoComplete="off" defaultValue={typed.amount} />
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
      <Button type="submit" look="danger" size="small" busy={busy && 'Refunding...'} className="justify-self-end">
        Refund
      </Button>
    </Form>
  );
}
