import { topics } from '../../domain/contact/schema.ts';
import { phoneLength } from '../../text/phone.ts';
import { Field, Select, TextInput } from '../ui/controls/field.tsx';
import type { FieldErrors } from './checked-form.ts';

/** Topic, name, email and phone of a message's sender. For logged-in people, name and email (`own`) are filled in. */
export function WriterFields({ own, values, errors, phoneHint, phoneNeeded = false, forOther = false }: WriterFieldsProps) {
  return (
    <>
      <Field label="Topic" error={errors.topic}>
        <Select name="topic" defaultValue={values.topic ?? ''}>
          <option value="" disabled>
            Pick one
          </option>
          {Object.entries(topics).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={forOther ? 'Their name' : 'Your name'} error={errors.name}>
          <TextInput name="name" autoComplete={forOther ? 'off' : 'name'} limit={100} defaultValue={values.name ?? own.name} />
        </Field>
        <Field label="Email" error={errors.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete={forOther ? 'off' : 'email'}
            maxLength={255}
            defaultValue={values.email ?? own.email}
          />
        </Field>
      </div>
      <Field label="Phone" optional={!phoneNeeded} error={errors.phone} hint={phoneHint}>
        <TextInput name="phone" type="tel" autoComplete={forOther ? 'off' : 'tel'} limit={phoneLength} defaultValue={values.phone ?? ''} />
      </Field>
    </>
  );
}

interface WriterFieldsProps {
  own: { name: string; email: string };
  values: Record<string, string>;
  errors: FieldErrors;
  phoneHint: string;
  phoneNeeded?: boolean;
  /** True if someone fills in the form for another person, so the browser must not autofill their own data. */
  forOther?: boolean;
}
