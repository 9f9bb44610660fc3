import { data, redirect, useNavigation } from 'react-router';
import { privateHeads } from '../../../content/private-heads.ts';
import {
  accountOfLink,
  changeUnverifiedEmail,
  resendVerification,
  secondsToResend,
  verifyByCode,
  verifyByLink,
} from '../../../domain/accounts/email-verification.ts';
import { codeSchema, newEmailSchema } from '../../../domain/accounts/schema.ts';
import { isMailable } from '../../../domain/mails/schema.ts';
import { ordersOf } from '../../../domain/orders/queries.ts';
import { openProject } from '../../../domain/projects/projects.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { loginPath, ownPath } from '../../http/own-path.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { pathOf, requesterOf, safeNext, type Viewer, viewerContext } from '../../session/session.ts';
import { ButtonForm, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/verify-email';
import { OtherAccount } from './other-account.tsx';
import { ChangeAddress, VerifyByCode } from './verify-by-code.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.verifyEmail, matches);

/** With a link's token: a button that verifies the email, or the login first. Without: the code form for a person whose email isn't verified. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = context.get(viewerContext);
  const next = ownPath(search.get('next')) ?? '';
  const target = safeNext(next, '/portal');
  const token = search.get('token');
  if (token) {
    const account = await accountOfLink(token);
    if (account?.isVerified) throw redirect(target);
    return { token, next, email: null, waitSeconds: 0, link: linkStateOf(account, viewer, pathOf(request)) };
  }
  if (!viewer) throw redirect(loginPath('/verify-email'));
  if (viewer.user.email_confirmed_at) throw redirect(target);
  const { email } = viewer.user;
  return { token: null, next, email, waitSeconds: await secondsToResend(email), link: null };
}

function linkStateOf(account: { userId: string; email: string } | undefined, viewer: Viewer | null, path: string): LinkState {
  if (!account) return { is: 'expired' };
  if (!viewer) return { is: 'signed-out', email: account.email, login: loginPath(path) };
  return viewer.user.id === account.userId ? { is: 'own' } : { is: 'other', signedInAs: viewer.user.email };
}

const none: Record<string, string> = {};

export async function action({ request, context }: Route.ActionArgs) {
  const fields = formText(await request.formData());
  const requester = requesterOf(request, context);
  const viewer = context.get(viewerContext);
  const verified = async (userId: string | undefined) => {
    // Who has ordered or was on their way to their brief is led into it; no page has to ask them to start it.
    const next = fields.next || (userId && (await ordersOf(userId)).length > 0 ? '/onboarding' : '/portal');
    if (next === '/onboarding' && viewer && viewer.user.id === userId) await openProject(viewer.user.id);
    return redirectWithToast(safeNext(next), { type: 'success', title: 'Your email is verified.' });
  };
  const refused = (errors: Record<string, string>, values: Record<string, string> = {}) =>
    data({ errors, values, toast: null }, { status: 422 });

  if (fields.intent === 'link') {
    const token = fields.token ?? '';
    const result = await verifyByLink(token, requester);
    return result.ok ? verified((await accountOfLink(token))?.userId) : refused({ token: result.message });
  }
  if (!viewer) throw redirect('/auth');
  if (fields.intent === 'code') {
    const parsed = codeSchema.safeParse({ code: fields.code ?? '' });
    if (!parsed.success) return refused(fieldErrors(parsed.error), fields);
    const result = await verifyByCode(viewer.user.email, parsed.data.code, requester);
    return result.ok ? verified(viewer.user.id) : refused({ code: result.message }, fields);
  }
  if (fields.intent === 'change') {
    const parsed = newEmailSchema.safeParse({ email: fields.email ?? '' });
    if (!parsed.success) return refused(fieldErrors(parsed.error), fields);
    const result = await changeUnverifiedEmail(viewer.user.id, parsed.data.email, requester.address);
    return result.ok ? answerMail(result.mailed) : refused({ email: result.message }, fields);
  }
  const mayResend = (await secondsToResend(viewer.user.email)) === 0;
  return answerMail(mayResend && (await resendVerification(viewer.user.email, requester.address)));
}

function answerMail(mailed: boolean) {
  const toast = mailed
    ? { type: 'success' as const, title: 'Verification email sent! Please check your inbox.' }
    : { type: 'error' as const, title: 'Failed to resend verification email' };
  return data({ errors: none, values: none, toast }, { status: mailed ? 200 : 429 });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, next, email, waitSeconds, link } = loaderData;
  if (token) return <VerifyByLink token={token} next={next} state={link} error={actionData?.errors.token} />;
  if (email && !isMailable(email)) return <UnreachableEmail email={email} />;
  return <VerifyByCode email={email ?? ''} next={next} waitSeconds={waitSeconds} answer={actionData} />;
}

/** Shown instead of the code form when mail servers don't accept an account's email. */
function UnreachableEmail({ email }: { email: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Use another email</h1>
      <p className="mt-4 mb-8 text-ink-2">
        We couldn’t send email to <b className="break-words text-ink">{email}</b>. Mail servers take up to 254 characters, and up to 64
        before the @.
      </p>
      <ChangeAddress open />
    </>
  );
}

/**
 * Who opened a verification link. `own`: its account is logged in here. `signed-out`: no account is. `other`: a different
 * account is. `expired`: the link no longer works.
 */
type LinkState = { is: 'own' | 'expired' } | { is: 'signed-out'; email: string; login: string } | { is: 'other'; signedInAs: string };

/** The page of an emailed link. Nothing happens until the person clicks the button. */
function VerifyByLink({ token, next, state, error }: LinkProps) {
  if (state.is === 'other') return <OtherAccount email={state.signedInAs} />;
  if (state.is === 'signed-out') return <LoginFirst {...state} />;
  return state.is === 'expired' || error ? <Expired /> : <VerifyButton token={token} next={next} />;
}

interface LinkProps {
  token: string;
  next: string;
  state: LinkState;
  error: string | undefined;
}

function VerifyButton({ token, next }: { token: string; next: string }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Confirm your email</h1>
      <p className="mt-4 mb-8 text-ink-2">Click the button to confirm that this is your email.</p>
      <ButtonForm fields={{ intent: 'link', token, next }} size="large" wide busy={busy && 'Verifying...'}>
        Verify my email
      </ButtonForm>
    </>
  );
}

/** The link alone doesn't log in, because someone else may have signed up with this email. */
function LoginFirst({ email, login }: { email: string; login: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Log in, then verify</h1>
      <p className="mt-4 mb-8 text-ink-2">
        You’re not logged in to the account for <b className="break-words text-ink">{email}</b> in this browser. Log in, then verify with
        one click.
      </p>
      <LinkButton to={login} size="large" wide>
        Log in
      </LinkButton>
      <p className="mt-6 text-small text-ink-2">
        Didn’t sign up, or don’t know the password? <Link to="/auth/forgot">Choose a new one</Link>. That logs everyone else out of the
        account.
      </p>
    </>
  );
}

function Expired() {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">This link no longer works</h1>
      <p role="alert" className="mt-4 text-ink-2">
        Links work for 24 hours, as long as the account still uses this email.
      </p>
      <p className="mt-6">
        <Link to="/verify-email" reloadDocument>
          Get a new link
        </Link>
      </p>
    </>
  );
}
