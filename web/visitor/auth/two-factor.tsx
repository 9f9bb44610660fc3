import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { twoFactorSchema } from '../../../domain/accounts/schema.ts';
import { awaitsAfterPassword, awaitsTwoFactor, passTwoFactor } from '../../../domain/accounts/two-factor-login.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText } from '../../forms/checked-form.ts';
import { loginPath } from '../../http/own-path.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requesterOf, safeNext, viewerContext } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/two-factor';

export const meta: Route.MetaFunction = () => privateMeta('Your code');

const none: FieldErrors = {};

/** The two-factor code after a login. If no login is in progress, redirects to the password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const next = safeNext(search.get('next'));
  if (context.get(viewerContext)) throw redirect(next);
  if (!(await awaitsTwoFactor(request.headers))) throw redirect(loginPath(next));
  const mayTrust = await awaitsAfterPassword(request.headers);
  return { next, mayTrust, kind: search.get('with') === 'backup' ? ('backup' as const) : ('app' as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { next, code = '', kind, trustDevice } = formText(await request.formData());
  const target = safeNext(next ?? null);
  const parsed = twoFactorSchema.safeParse({ kind, code, trustDevice: trustDevice === 'on' });
  const refused = (errors: FieldErrors) => data({ errors, code, trustDevice: trustDevice === 'on' }, { status: 422 });
  if (!parsed.success) return refused({ ...none, ...fieldErrors(parsed.error) });
  const result = await passTwoFactor(parsed.data, requesterOf(request, context));
  if (result.ok) return redirectWithToast(target, { type: 'success', title: 'Welcome back!' }, result.headers);
  if (result.code !== 'login-expired') return refused({ code: result.message });
  return redirectWithToast(loginPath(target), { type: 'error', title: 'Login failed', description: result.message });
}

const wordsOf = () => ({
  app: {
    title: 'Your code',
    lead: `Open your authenticator app and enter the six-digit code for ${brand.name}.`,
    label: 'Six-digit code',
    other: 'Use a backup code',
  },
  backup: {
    title: 'Use a backup code',
    lead: 'Enter one of the ten codes you saved when you turned this on. Each works once.',
    label: 'Backup code',
    other: 'Use your app instead',
  },
});

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { next, kind, mayTrust } = loaderData;
  const { title, lead, label, other } = wordsOf()[kind];
  const busy = useNavigation().state === 'submitting';
  const elsewhere = new URLSearchParams({ next, ...(kind === 'app' ? { with: 'backup' } : {}) });
  return (
    <>
      <h1 className="font-display text-2 font-[450]">{title}</h1>
      <p className="mt-4 text-ink-2">{lead}</p>
      <Form method="post" key={kind} className="mt-8 grid gap-5" noValidate>
        <HiddenFields fields={{ next, kind }} />
        <Field label={label} error={actionData?.errors.code}>
          <TextInput
            name="code"
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            defaultValue={actionData?.code}
            className="tracking-[.2em]"
          />
        </Field>
        {mayTrust && (
          <Checkbox
            name="trustDevice"
            label="Trust this device for 30 days"
            hint="You won’t need a code on this device until then. Don’t use this on a shared computer."
            defaultChecked={actionData?.trustDevice ?? false}
          />
        )}
        <Button type="submit" size="large" wide busy={busy && 'Logging in...'}>
          Log in
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small">
        <Link to={`/auth/two-factor?${elsewhere}`} replace>
          {other}
        </Link>
        <Link to={loginPath(next)}>Log in as someone else</Link>
      </p>
    </>
  );
}
