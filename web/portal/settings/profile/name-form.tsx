import { Form, useNavigation } from 'react-router';
import { nameSchema } from '../../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';

interface Props {
  firstName: string;
  lastName: string;
  answer: { values: Record<string, string>; errors: Record<string, string> } | undefined;
}

/** First and last name, within the limits of sign-up. */
export function NameForm({ firstName, lastName, answer }: Props) {
  const { errors, form } = useCheckedForm(nameSchema, answer?.errors, ['firstName', 'lastName']);
  const busy = useNavigation().formData?.get('intent') === 'name';
  return (
    <Form method="post" className="grid items-start gap-4 sm:grid-cols-2" {...form}>
      <input type="hidden" name="intent" value="name" />
      <Field label="First name" error={errors.firstName}>
        <TextInput name="firstName" autoComplete="given-name" limit={50} defaultValue={answer?.values.firstName ?? firstName} />
      </Field>
      <Field label="Last name" error={errors.lastName}>
        <TextInput name="lastName" autoComplete="family-name" limit={50} defaultValue={answer?.values.lastName ?? lastName} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="small" busy={busy && 'Saving...'}>
          Save name
        </Button>
      </div>
    </Form>
  );
}
