import { Mail } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { loginSchema } from '../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../forms/checked-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClasses } from '../../ui/controls/button-classes.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { type AuthFormProps, useAnswer } from './auth-result.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { LinkWithEmail } from './typed-email.tsx';

/** Passkey or emailed code first, because neither can be forgotten or guessed; then email and password. */
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
      <div className="grid gap-2.5">
        <PasskeyLogin next={next} />
        <LinkWithEmail
          to={`/auth/code${next ? `?next=${encodeURIComponent(next)}` : ''}`}
          className={buttonClasses({ look: 'secondary', wide: true })}
        >
          <Icon of={Mail} size={18} />
          Log in with an email code
        </LinkWithEmail>
      </div>
      <p className="flex items-center gap-4 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your password
      </p>
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
      <p className="text-small">
        <LinkWithEmail to="/auth/forgot">Forgot your password?</LinkWithEmail>
      </p>
    </Form>
  );
}
