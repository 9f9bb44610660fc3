import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { staffCancelSchema } from '../../../domain/bookings/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldError } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';

/** Cancels a call. The customer is emailed the reason. */
export function CancelDialog({
  name,
  answered,
}: {
  name: string;
  answered: { errors: FieldErrors; values: { reason: string } } | undefined;
}) {
  const [open, setOpen] = useState(Boolean(answered));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Cancel call"
      title="Cancel this call?"
      description={`We’ll email ${name} the reason and reopen the time.`}
    >
      <CancelForm answered={answered} />
    </Dialog>
  );
}

function CancelForm({ answered }: { answered: { errors: FieldErrors; values: { reason: string } } | undefined }) {
  const { errors, form } = useCheckedForm(staffCancelSchema, answered?.errors, ['reason']);
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="cancel" />
      <Field label="Reason" hint="They’ll see this" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason} />
      </Field>
      <FieldError>{errors.form}</FieldError>
      <Button type="submit" look="danger" size="small" busy={busy && 'Canceling...'} className="justify-self-end">
        Cancel call
      </Button>
    </Form>
  );
}
