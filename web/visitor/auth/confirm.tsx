import { data, Form, redirect, useNavigation } from 'react-router';
import { hasPassword } from '../../../domain/accounts/passwords.ts';
import { confirmByCode, confirmByPassword, hasRecentAuth, mailConfirmationCode } from '../../../domain/accounts/recent-auth.ts';
import { codeSchema, passwordSchema } from '../../../domain/accounts/schema.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { loginPath } from '../../http/own-path.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requesterOf, safeNext, viewerContext } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, PasswordInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/confirm';

export const meta: Route.MetaFunction = () => privateMeta('Confirm your password');

/** Confirms a logged-in person before they change payments, roles or login methods. After a recent login they continue right away. Without a password, an emailed code confirms them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(next));
  if (await hasRecentAuth(request.headers)) throw redirect(next);
  return { next, email: viewer.user.email, passwordIsSet: await hasPassword(viewer.user.id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { next, intent, password = '', code = '' } = formText(await request.formData());
  const requester = requesterOf(request, context);
  if (intent === 'mail') {
    const mailed = await mailConfirmationCode(requester.headers);
    return mailed ? data({ errors: none, sent: true }) : refused({ mail: 'You’ve requested too many codes. Try again in an hour.' }, true);
  }
  const parsed = intent === 'code' ? codeSchema.safeParse({ code }) : passwordSchema.safeParse({ password });
  if (!parsed.success) return refused(fieldErrors(parsed.error), intent === 'code');
  const result =
    'code' in parsed.data ? await confirmByCode(parsed.data.code, requester) : await confirmByPassword(parsed.data.password, requester);
  return result.ok
    ? redirect(safeNext(next ?? null))
    : refused({ [intent === 'code' ? 'code' : 'password']: result.message }, intent === 'code');
}

const none: FieldErrors = {};

function refused(errors: FieldErrors, sent: boolean) {
  return data({ errors, sent }, { status: 422 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, form } = useCheckedForm(passwordSchema, actionData?.errors, ['password']);
  const busy = useNavigation().state === 'submitting';
  if (!loaderData.passwordIsSet) {
    const { email, next } = loaderData;
    return <ConfirmByCode email={email} next={next} sent={actionData?.sent ?? false} errors={actionData?.errors} />;
  }
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Confirm your password</h1>
      <p className="mt-4 text-ink-2">
        For your security, please enter your password again. You’ll come right back, and nothing you typed is lost.
      </p>
      <Form method="post" className="mt-8 grid gap-5" {...form}>
        <input type="hidden" name="next" value={loaderData.next} />
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <Field label={`Password for ${loaderData.email}`} error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="large" wide busy={busy && 'Checking...'}>
          Continue
        </Button>
      </Form>
      <p className="mt-5 text-small">
        <Link to={loaderData.next}>Cancel</Link>
      </p>
    </>
  );
}

/** Confirms a person whose account has no password by an emailed code. */
function ConfirmByCode({
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
        <HiddenFields fields={{ intent: 'mail', next }} />
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
          <HiddenFields fields={{ intent: 'code', next }} />
          <CodeField error={errors.code} isAlone />
          <Button type="submit" size="large" wide busy={intent === 'code' && 'Checking...'}>
            Continue
          </Button>
        </Form>
      )}
    </>
  );
}
