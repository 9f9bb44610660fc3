import { Form, useNavigation } from 'react-router';
import { markPaidSchema } from '../../../domain/orders/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';

/** Says that a bank payment has come, with the bank's reference for the books. */
export function MarkPaid({ typed, serverErrors }: { typed: Record<string, string>; serverErrors: FieldErrors | undefined }) {
  const { errors, form } = useCheckedForm(markPaidSchema, serverErrors, ['reference']);
  const busy = useNavigation().formData?.get('intent') === 'mark-paid';
  return (
    <RuledSection title="Bank payment">
      <Form method="post" className="flex flex-wrap items-end gap-4 py-3" {...form}>
        <input type="hidden" name="intent" value="mark-paid" />
        <Field label="Bank reference" optional error={errors.reference} className="min-w-60 flex-1">
          <TextInput name="reference" autoComplete="off" defaultValue={typed.reference} />
        </Field>
        <Button type="submit" busy={busy && 'Saving...'}>
          Mark as paid
        </Button>
      </Form>
    </RuledSection>
  );
}
