import type { FieldErrors } from '../../forms/checked-form.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';

/** Fields of a code that can be changed later: how often, how long, for whom, and a note for admins. */
export function CodeLimits({ values, errors }: { values: Record<string, string>; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Maximum orders" optional hint="Leave empty for no limit" error={errors.maxUses}>
          <TextInput name="maxUses" inputMode="numeric" autoComplete="off" maxLength={6} defaultValue={values.maxUses} />
        </Field>
        <Field label="Last day" optional hint="In the business’s time zone. Leave empty for no end date" error={errors.lastDay}>
          <TextInput name="lastDay" type="date" autoComplete="off" defaultValue={values.lastDay} />
        </Field>
      </div>
      <Checkbox
        name="oncePerCustomer"
        value="on"
        label="Once per customer"
        hint="Checked by the email on the order, ignoring anything after a plus sign"
        defaultChecked={values.oncePerCustomer === 'on'}
      />
      <Field label="Note" optional hint="Only staff see this" error={errors.note}>
        <TextInput name="note" autoComplete="off" limit={200} defaultValue={values.note} />
      </Field>
    </>
  );
}
