import { data, Form, redirect, useNavigation } from 'react-router';
import { cookiesAfter } from '../../../domain/accounts/cookies.ts';
import { logInByCode, requestLoginCode } from '../../../domain/accounts/login-code.ts';
import { codeSchema, emailSchema } from '../../../domain/accounts/schema.ts';
import { awaitsTwoFactor } from '../../../domain/accounts/two-factor-login.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { CodeField } from '../../forms/code-field.tsx';
import { loginPath } from '../../http/own-path.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requesterOf, safeNext, viewerContext } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/code-login';
import { useTypedEmail } from './typed-email.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Log in with an email code');

export function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  if (context.get(viewerContext)) throw redirect(next);
  return { next };
}

/** `ask` emails a code, with the same response for any email. `code` logs in with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intent, next, email = '', code = '' } = formText(await request.formData());
  const requester = requesterOf(request, context);
  const target = safeNext(next ?? null);
  const address = emailSchema.safeParse({ email });
  if (!address.success) return answer({ errors: fieldErrors(address.error), email, sent: false });
  if (intent === 'ask') {
    const headers = await requestLoginCode(address.data.email, requester);
    return answer({ errors: {}, email: address.data.email, sent: true }, { headers });
  }
  const parsed = codeSchema.safeParse({ code });
  if (!parsed.success) return answer({ errors: fieldErrors(parsed.error), email, code, sent: true });
  const result = await logInByCode(address.data.email, parsed.data.code, requester);
  if (!result.ok) return answer({ errors: { code: result.message }, email, code, sent: true });
  if (await awaitsTwoFactor(cookiesAfter(request.headers, result.headers)))
    return redirect(`/auth/two-factor?next=${encodeURIComponent(target)}`, { headers: result.headers });
  return redirectWithToast(target, { type: 'success', title: 'Welcome back!' }, result.headers);
}

interface Answer {
  errors: Record<string, string>;
  email: string;
  code?: string;
  /** True once a code was requested. */
  sent: boolean;
}

function answer(content: Answer, init: ResponseInit = { status: 422 }) {
  return data(content, init);
}

/** Asks for the email, then for the code sent to it. */
export default function CodeLogin({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const again = `/auth/code?next=${encodeURIComponent(next)}`;
  return (
    <>
      <h1 className="font-display text-2 font-[450]">{actionData?.sent ? 'Check your inbox' : 'Log in with an email code'}</h1>
      {actionData?.sent ? <TypeCode next={next} answer={actionData} /> : <AskForCode next={next} answer={actionData} />}
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small">
        {actionData?.sent && (
          <Link to={again} reloadDocument>
            Use a different email
          </Link>
        )}
        <Link to={loginPath(next)}>Log in with your password instead</Link>
      </p>
    </>
  );
}

function AskForCode({ next, answer }: { next: string; answer: Answer | undefined }) {
  const { errors, form } = useCheckedForm(emailSchema, answer?.errors, ['email']);
  const typed = useTypedEmail();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <p className="mt-4 text-ink-2">
        No password needed. We’ll email you a six-digit code. It works once, in this browser, for ten minutes.
      </p>
      <Form method="post" className="mt-8 grid gap-5" {...form}>
        <HiddenFields fields={{ intent: 'ask', next }} />
        <Field label="Email" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.email ?? typed} />
        </Field>
        <Button type="submit" size="large" wide busy={busy && 'Sending...'}>
          Email me a code
        </Button>
      </Form>
    </>
  );
}

function TypeCode({ next, answer }: { next: string; answer: Answer }) {
  const { errors, form } = useCheckedForm(codeSchema, answer.errors, ['code']);
  // Until the next page is there, too: Enter would send the used code again.
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mt-4 text-ink-2">
        If <b className="break-words text-ink">{answer.email}</b> belongs to a verified account, we’ve sent a code to it.
      </p>
      <Form method="post" className="mt-8 grid gap-5" {...form}>
        <HiddenFields fields={{ intent: 'code', next, email: answer.email }} />
        <CodeField error={errors.code} defaultValue={answer.code} isAlone />
        <Button type="submit" size="large" wide busy={busy && 'Logging in...'}>
          Log in
        </Button>
      </Form>
    </>
  );
}
