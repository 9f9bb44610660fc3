import { data, Form, useNavigation } from 'react-router';
import { requestReset } from '../../../domain/accounts/passwords.ts';
import { emailSchema } from '../../../domain/accounts/schema.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requesterOf } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/forgot';
import { useTypedEmail } from './typed-email.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Reset your password');

/** The response is the same for every email, known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email = '' } = formText(await request.formData());
  const parsed = emailSchema.safeParse({ email });
  if (!parsed.success) return data({ sentTo: null, email, errors: fieldErrors(parsed.error) }, { status: 422 });
  await requestReset(parsed.data.email, requesterOf(request, context));
  return data({ sentTo: parsed.data.email, email, errors: {} });
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const { errors, form } = useCheckedForm(emailSchema, actionData?.errors, ['email']);
  const typed = useTypedEmail();
  const busy = useNavigation().state === 'submitting';
  if (actionData?.sentTo) {
    return (
      <>
        <h1 className="font-display text-2 font-[450]">Check your inbox</h1>
        <p className="mt-4 text-ink-2">
          If there’s an account for <b className="break-words text-ink">{actionData.sentTo}</b>, we’ve sent it a link. It works once, for
          ten minutes.
        </p>
        <p className="mt-6">
          <Link to="/auth">Back to login</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Reset your password</h1>
      <p className="mt-4 text-ink-2">Enter your account email and we’ll send you a link to choose a new password.</p>
      <Form method="post" className="mt-8 grid gap-5" {...form}>
        <Field label="Email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="username" defaultValue={actionData?.email ?? typed} />
        </Field>
        <Button type="submit" size="large" wide busy={busy && 'Sending...'}>
          Send link
        </Button>
      </Form>
      <p className="mt-5 text-small">
        <Link to="/auth">Back to login</Link>
      </p>
    </>
  );
}
