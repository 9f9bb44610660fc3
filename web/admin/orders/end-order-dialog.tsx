import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { endOrderSchema } from '../../../domain/orders/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';

/** Ends an unpaid order, with a reason. Opens again with what was typed after a password confirmation. */
export function EndOrderDialog({ typed, serverErrors }: { typed: Record<string, string>; serverErrors: FieldErrors | undefined }) {
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
