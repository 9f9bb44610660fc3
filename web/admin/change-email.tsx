import { Form, useNavigation } from 'react-router';
import { emailByStaffSchema } from '../../domain/accounts/schema.ts';
import { type FieldErrors, useCheckedForm } from '../forms/checked-form.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';
import { Field, TextInput } from '../ui/controls/field.tsx';
import { useDialogUntilDone } from './orders/use-dialog-until-done.ts';

interface Props {
  /** What changes, and what happens then. */
  description: string;
  /** What was typed before we asked for the password. */
  typed: Record<string, string>;
  serverErrors: FieldErrors | undefined;
}

/** Changes the email of a buyer or a customer, with how staff know that it's them. */
export function ChangeEmail({ description, typed, serverErrors }: Props) {
  const { open, onOpenChange } = useDialogUntilDone('change-email', typed.intent === 'change-email', serverErrors);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} trigger="Change email" title="Change this email?" description={description}>
      <ChangeEmailForm typed={typed} serverErrors={serverErrors} />
    </Dialog>
  );
}

function ChangeEmailForm({ typed, serverErrors }: Omit<Props, 'description'>) {
  const { errors, form } = useCheckedForm(emailByStaffSchema, serverErrors, ['email', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'change-email';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="change-email" />
      <Field label="New email" error={errors.email}>
        <TextInput name="email" type="email" autoComplete="off" defaultValue={typed.email} />
      </Field>
      <Field
        label="How do you know it’s them?"
        hint="Such as a call to the phone number on their site. Kept in the audit log."
        error={errors.reason}
      >
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={typed.reason} />
      </Field>
      <Button type="submit" size="small" busy={busy && 'Changing...'} className="justify-self-end">
        Change email
      </Button>
    </Form>
  );
}
