import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { endPlanSchema } from '../../../domain/plans/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BankPaymentForm } from './mark-paid.tsx';
import type { ShownBill } from './plan-data.ts';

interface Given {
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Records that a monthly bill was paid by bank, with the bank's reference or a note. */
export function NoteBankPayment({ bill, typed, serverErrors }: Given & { bill: ShownBill }) {
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
export function EndPlan({ planId, typed, serverErrors }: Given & { planId: string }) {
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
      <input type="hidden" name="intent" value="plan-end" />
      <input type="hidden" name="planId" value={planId} />
      <Field label="Reason" hint="The owner will see this" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={typed.reason} />
      </Field>
      <Button type="submit" look="danger" size="small" busy={busy && 'Ending...'} className="justify-self-end">
        End the plan
      </Button>
    </Form>
  );
}
