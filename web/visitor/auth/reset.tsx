import { useEffect } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { isResetLinkValid, resetPassword } from '../../../domain/accounts/passwords.ts';
import { resetSchema } from '../../../domain/accounts/schema.ts';
import { lateFile } from '../../browser/late-file.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, PasswordInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/reset';

export const meta: Route.MetaFunction = () => privateMeta('Choose a new password');

/** The emailed link opens this page, which says right away if the link no longer works. Only the form uses the link, because mail scanners open links. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isValid = token !== '' && (await isResetLinkValid(token));
  return data({ token, isValid }, { status: isValid ? 200 : 410 });
}

export async function action({ request }: Route.ActionArgs) {
  const fields = formText(await request.formData());
  const parsed = resetSchema.safeParse({
    token: fields.token ?? '',
    password: fields.password ?? '',
    confirmPassword: fields.confirmPassword ?? '',
  });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return data({ errors, expired: Boolean(errors.token) }, { status: 422 });
  }
  if (!(await resetPassword(parsed.data.token, parsed.data.password))) return data({ errors: {}, expired: true }, { status: 410 });
  return redirectWithToast('/auth', {
    type: 'success',
    title: 'Password changed',
    description: 'You’re logged out on every device. Log in with your new password.',
  });
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isValid } = loaderData;
  const { errors, form } = useCheckedForm(resetSchema, actionData?.errors, ['token', 'password', 'confirmPassword']);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (isValid) void lateFile(() => import('../../session/this-tab.ts')).then(({ authSession }) => authSession().recovering());
  }, [isValid]);
  if (!isValid || actionData?.expired) {
    return (
      <>
        <h1 className="font-display text-2 font-[450]">This link no longer works</h1>
        <p className="mt-4 text-ink-2">Reset links work once, for ten minutes.</p>
        <p className="mt-6">
          <Link to="/auth/forgot">Get a new link</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Choose a new password</h1>
      <p className="mt-4 text-ink-2">You’ll be logged out on every device.</p>
      <Form method="post" className="mt-8 grid gap-5" {...form}>
        <input type="hidden" name="token" value={token} />
        <Field label="New password" error={errors.password} hint="At least 6 characters">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          <PasswordInput name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="large" wide busy={busy && 'Saving...'}>
          Save password
        </Button>
      </Form>
    </>
  );
}
