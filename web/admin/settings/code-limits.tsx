import type { FieldErrors } from '../../forms/checked-form.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';

/** The fields of a code that may change later too: how often, how long, for whom, and what staff remember it by. */
export function CodeLimits({ values, errors }: { values: Record<string, string>; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Orders at most" optional hint="Empty: any number" error={errors.maxUses}>
          <TextInput name="maxUses" inputMode="numeric" autoComplete="off" maxLength={6} defaultValue={values.maxUses} />
        </Field>
        <Field label="Last day" optional hint="By the clock of the business. Empty: no end" error={errors.lastDay}>
          <TextInput name="lastDay" type="date" autoComplete="off" defaultValue={values.lastDay} />
        </Field>
      </div>
      <Checkbox
        name="oncePerCustomer"
        value="on"
        label="Once per customer"
        hint="Told by the email of the order, whatever stands after a plus in it"
        defaultChecked={values.oncePerCustomer === 'on'}
      />
      <Field label="Note" optional hint="Only staff see it" error={errors.note}>
        <TextInput name="note" autoComplete="off" maxLength={200} defaultValue={values.note} />
      </Field>
    </>
  );
}
