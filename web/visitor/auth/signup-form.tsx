import { Form, useNavigation } from 'react-router';
import { signupSchema } from '../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { type AuthFormProps, useAnswer } from './auth-result.ts';
import { LinkWithEmail } from './typed-email.tsx';

const fields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'];

/** Name, email and password. If the email is taken, offers the login. */
export function SignupForm({ next, result, orderEmail, toLogin }: AuthFormProps) {
  const answer = useAnswer('signup', result);
  const { errors, form } = useCheckedForm(signupSchema, answer?.errors, fields);
  const busy = useNavigation().formData?.get('intent') === 'signup';
  return (
    <Form method="post" className="grid gap-5 pt-6" {...form}>
      <input type="hidden" name="intent" value="signup" />
      <input type="hidden" name="next" value={next} />
      {answer?.toast && (
        <Notice state="late" title={answer.toast.title}>
          {answer.toast.description}{' '}
          {answer.emailTaken && (
            <>
              <button type="button" className="link" onClick={toLogin}>
                Log in instead
              </button>
              , or <LinkWithEmail to="/auth/forgot">choose a new password</LinkWithEmail>.
            </>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="First name" error={errors.firstName}>
          <TextInput name="firstName" autoComplete="given-name" limit={50} defaultValue={answer?.values.firstName} />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput name="lastName" autoComplete="family-name" limit={50} defaultValue={answer?.values.lastName} />
        </Field>
      </div>
      <Field label="Email" error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.values.email ?? orderEmail} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="large" wide busy={busy && 'Creating account...'}>
        Create account
      </Button>
    </Form>
  );
}
