import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { recordsEmailSchema } from '../../../../domain/own-domains/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { FormResult } from './claiming.tsx';

interface Props {
  projectId: string;
  name: string;
  result: FormResult | undefined;
}

/** Sends the records to someone else who manages the domain. */
export function EmailRecords({ projectId, name, result }: Props): ReactNode {
  const { errors, form } = useCheckedForm(recordsEmailSchema, result?.error ? { email: result.error } : undefined, ['email']);
  const busy = useNavigation().formData?.get('intent') === 'email';
  return (
    <RuledSection title="Email these records to whoever manages your domain">
      <Form method="post" className="grid max-w-xl justify-items-start gap-3 pt-1" {...form}>
        <HiddenFields fields={{ intent: 'email', projectId }} />
        <Field
          label="Their email"
          hint={`We’ll send one email with the records of ${name}, your name and your site’s name.`}
          error={errors.email}
          className="w-full"
        >
          <TextInput name="email" type="email" autoComplete="off" defaultValue={result?.typed} />
        </Field>
        <Button type="submit" look="secondary" busy={busy && 'Sending...'}>
          Send records
        </Button>
      </Form>
    </RuledSection>
  );
}
