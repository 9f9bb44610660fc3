import { data, redirect } from 'react-router';
import { changeUnprovedEmail, resendVerification, verifyByCode, verifyByLink } from '../../../domain/accounts/accounts.ts';
import { codeSchema, emailSchema } from '../../../domain/accounts/schema.ts';
import { fieldErrors, formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { safeNext } from '../../guards.ts';
import { askerIn, viewerContext } from '../../session.ts';
import { privateMeta } from '../page-meta.ts';
import type { Route } from './+types/verify-email';
import { VerifyByCode } from './verify-by-code.tsx';
import { VerifyByLink } from './verify-by-link.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Verify your email');

/** With a token: a page with a button, for anyone. Without: for a signed-in person whose email is not proved yet. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = context.get(viewerContext);
  const next = safeNext(search.get('next'), '/onboarding');
  const token = search.get('token');
  if (token) return { token, next, email: viewer?.user.email ?? null };
  if (!viewer) throw redirect(`/auth?next=${encodeURIComponent('/verify-email')}`);
  if (viewer.user.email_confirmed_at) throw redirect(next);
  return { token: null, next, email: viewer.user.email };
}

const none: Record<string, string> = {};

export async function action({ request, context }: Route.ActionArgs) {
  const fields = formText(await request.formData());
  const asker = askerIn(request, context);
  const next = safeNext(fields.next ?? null, '/onboarding');
  const viewer = context.get(viewerContext);
  const refused = (errors: Record<string, string>, values: Record<string, string> = {}) =>
    data({ errors, values, toast: null, sentAt: 0 }, { status: 422 });

  if (fields.intent === 'link') {
    const result = await verifyByLink(fields.token ?? '', asker);
    return result.ok ? proved(result.headers, next) : refused({ token: result.message });
  }
  if (!viewer) throw redirect('/auth');
  if (fields.intent === 'code') {
    const parsed = codeSchema.safeParse({ code: fields.code ?? '' });
    if (!parsed.success) return refused(fieldErrors(parsed.error), fields);
    const result = await verifyByCode(viewer.user.email, parsed.data.code, asker);
    return result.ok ? proved(result.headers, next) : refused({ code: result.message }, fields);
  }
  if (fields.intent === 'change') {
    const parsed = emailSchema.safeParse({ email: fields.email ?? '' });
    if (!parsed.success) return refused(fieldErrors(parsed.error), fields);
    const result = await changeUnprovedEmail(viewer.user.id, parsed.data.email, asker.address);
    if (!result.ok) return refused({ email: result.message }, fields);
  } else if (!(await resendVerification(viewer.user.email, asker.address))) {
    return data(
      { errors: none, values: none, toast: { type: 'error' as const, title: 'Failed to resend verification email' }, sentAt: Date.now() },
      { status: 429 },
    );
  }
  return data({
    errors: none,
    values: none,
    toast: { type: 'success' as const, title: 'Verification email sent! Please check your inbox.' },
    sentAt: Date.now(),
  });
}

async function proved(cookies: Headers, next: string) {
  const headers = new Headers(cookies);
  headers.append('Set-Cookie', await flashHeader({ type: 'success', title: 'Your email is verified.' }));
  return redirect(next, { headers });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, next, email } = loaderData;
  if (token) return <VerifyByLink token={token} next={next} error={actionData?.errors.token} />;
  return <VerifyByCode email={email ?? ''} next={next} answer={actionData} />;
}
