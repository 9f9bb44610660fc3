import { Form, useNavigation } from 'react-router';
import { codeSchema } from '../../../domain/accounts/schema.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/checked-form.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Confirms a person whose account has no password by an emailed code. */
export function ConfirmByCode({
  email,
  next,
  sent,
  errors: found,
}: {
  email: string;
  next: string;
  sent: boolean;
  errors?: FieldErrors | undefined;
}) {
  const { errors, form } = useCheckedForm(codeSchema, found, ['code']);
  const intent = useNavigation().formData?.get('intent');
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Confirm it’s you</h1>
      <p className="mt-4 text-ink-2">
        To change payments, roles or login methods, you need to have logged in within the last 15 minutes. A code emailed to{' '}
        <b className="break-words text-ink">{email}</b> works too.
      </p>
      <Form method="post" className="mt-8">
        <input type="hidden" name="intent" value="mail" />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" look={sent ? 'secondary' : 'primary'} wide busy={intent === 'mail' && 'Sending...'}>
          {sent ? 'Email me another code' : 'Email me a code'}
        </Button>
        {errors.mail && (
          <p role="alert" className="mt-2 text-small text-danger">
            {errors.mail}
          </p>
        )}
      </Form>
      {sent && (
        <Form method="post" className="mt-6 grid gap-5" {...form}>
          <input type="hidden" name="intent" value="code" />
          <input type="hidden" name="next" value={next} />
          <CodeField error={errors.code} isAlone />
          <Button type="submit" size="large" wide busy={intent === 'code' && 'Checking...'}>
            Continue
          </Button>
        </Form>
      )}
    </>
  );
}
