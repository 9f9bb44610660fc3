import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { markPaidSchema, orderLabel } from '../../../domain/orders/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { OrderData } from './order-data.ts';

/** Records a bank payment, with its reference. Opens again with what was typed before we asked for the password. */
export function MarkPaid({
  order,
  typed,
  serverErrors,
}: {
  order: OrderData['order'];
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}) {
  const [open, setOpen] = useState(typed.intent === 'mark-paid');
  const owed = dollarsAndCents(order.totalCents);
  const byInvoice = order.method === 'invoice';
  return (
    <RuledSection title="Bank transfer">
      <div className="flex flex-wrap items-center justify-between gap-4 py-2">
        <p className="text-ui text-ink-2">
          {byInvoice
            ? `We’re waiting for ${owed} by bank transfer.`
            : `The buyer chose to pay by card. If they sent ${owed} by bank transfer instead, mark it here.`}
        </p>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button size="small" look={byInvoice ? 'primary' : 'secondary'}>
              Mark as paid
            </Button>
          }
          title={`Mark ${orderLabel(order.number)} as paid?`}
          description={`You received ${owed} by bank transfer${order.who ? ` from ${order.who}` : ''}. We’ll tell the buyer and reserve a start day. You can’t undo this here.`}
        >
          <BankPaymentForm intent="mark-paid" typed={typed} serverErrors={serverErrors} />
        </Dialog>
      </div>
    </RuledSection>
  );
}

interface FormProps {
  intent: string;
  billId?: string;
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Asks for the bank reference of a payment, and a note. */
export function BankPaymentForm({ intent, billId, typed, serverErrors }: FormProps) {
  const { errors, form } = useCheckedForm(markPaidSchema, serverErrors, ['reference', 'note']);
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value={intent} />
      {billId && <input type="hidden" name="billId" value={billId} />}
      <Field label="Bank reference" error={errors.reference}>
        <TextInput name="reference" autoComplete="off" defaultValue={typed.reference} />
      </Field>
      <Field label="Note" optional hint="Saved in the order’s history" error={errors.note}>
        <TextInput name="note" autoComplete="off" limit={200} defaultValue={typed.note} />
      </Field>
      <Button type="submit" busy={busy && 'Saving...'} className="justify-self-end">
        Mark as paid
      </Button>
    </Form>
  );
}
