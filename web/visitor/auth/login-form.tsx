import { Form, useNavigation } from 'react-router';
import { loginSchema } from '../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { type AuthFormProps, useAnswer } from './auth-result.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { LinkWithEmail } from './typed-email.tsx';

/** Email and password. */
export function LoginForm({ next, result, orderEmail }: AuthFormProps) {
  const answer = useAnswer('login', result);
  const { errors, form } = useCheckedForm(loginSchema, answer?.errors, ['email', 'password']);
  const busy = useNavigation().formData?.get('intent') === 'login';
  return (
    <Form method="post" className="grid gap-5 pt-6" {...form}>
      <input type="hidden" name="intent" value="login" />
      <input type="hidden" name="next" value={next} />
      {answer?.toast && (
        <Notice state="late" title={answer.toast.title}>
          {answer.toast.description}
        </Notice>
      )}
      <Field label="Email" error={errors.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username webauthn"
          maxLength={255}
          defaultValue={result?.values.email ?? orderEmail}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="large" wide busy={busy && 'Logging in...'}>
        Log in
      </Button>
      <PasskeyLogin next={next} />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        <LinkWithEmail to={`/auth/code${next ? `?next=${encodeURIComponent(next)}` : ''}`}>Log in with an email code</LinkWithEmail>
        <LinkWithEmail to="/auth/forgot">Forgot your password?</LinkWithEmail>
      </p>
    </Form>
  );
}
