import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { passwordChangeSchema } from '../../../../domain/accounts/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordInput } from '../../../ui/controls/password-input.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

interface Props {
  /** False for an account that came through a login provider and has no password yet. */
  isSet: boolean;
  /** For password managers. */
  email: string;
  errors: Record<string, string> | undefined;
}

/** Changes the password, or sets the first one. */
export function PasswordForm({ isSet, email, errors: serverErrors }: Props) {
  const { errors, form } = useCheckedForm(passwordChangeSchema, serverErrors, ['current', 'password', 'confirmPassword']);
  const busy = useNavigation().formData?.get('intent') === 'password';
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && !serverErrors) form.ref.current?.reset();
    wasBusy.current = busy;
  }, [busy, serverErrors, form.ref]);
  return (
    <RuledSection title="Password">
      <p className="mb-5 text-small text-ink-2">
        {isSet
          ? 'When you change your password, we log out all your other devices.'
          : 'You log in through another provider. A password is a second way to log in. When you set one, we log out all your other devices.'}
      </p>
      <Form method="post" className="grid gap-4" {...form}>
        <input type="hidden" name="intent" value="password" />
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {isSet && (
          <Field label="Current password" error={errors.current}>
            <PasswordInput name="current" autoComplete="current-password" maxLength={128} />
          </Field>
        )}
        <Field label="New password" hint="At least 6 characters" error={errors.password}>
          <PasswordInput name="password" autoComplete="new-password" maxLength={128} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          <PasswordInput name="confirmPassword" autoComplete="new-password" maxLength={128} />
        </Field>
        <div>
          <Button type="submit" size="small" busy={busy && 'Saving...'}>
            {isSet ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </Form>
    </RuledSection>
  );
}
