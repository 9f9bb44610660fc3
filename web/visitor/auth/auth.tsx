import { useState } from 'react';
import { data, redirect, useSearchParams } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { privateHeads } from '../../../content/private-heads.ts';
import { signUp } from '../../../domain/accounts/accounts.ts';
import { logIn } from '../../../domain/accounts/login.ts';
import { providerName, providerRefusal } from '../../../domain/accounts/provider-login.ts';
import { loginSchema, signupSchema } from '../../../domain/accounts/schema.ts';
import { isMessageKept } from '../../browser/kept-message.ts';
import { useInBrowser } from '../../browser/use-in-browser.ts';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { safeNext } from '../../session/guards.ts';
import { requesterOf, viewerContext } from '../../session/session.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import type { Route } from './+types/auth';
import type { AuthAnswer } from './auth-result.ts';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.auth, matches);

/** Redirects logged-in people. After an order in this browser, its email is filled in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (context.get(viewerContext)) throw redirect(safeNext(search.get('next')));
  const order = await orderOfRequest(request);
  return {
    orderEmail: order?.order.email ?? '',
    provider: providerName() ?? null,
    refusal: providerRefusal(search.get('provider')) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, next, ...fields } = formText(await request.formData());
  const requester = requesterOf(request, context);
  const target = safeNext(next ?? null);
  if (intent === 'signup') {
    const parsed = signupSchema.safeParse(fields);
    if (!parsed.success) return refused('signup', fields, fieldErrors(parsed.error));
    const result = await signUp(parsed.data, requester, next && target);
    if (!result.ok)
      return refused(
        'signup',
        fields,
        {},
        { type: 'error', title: 'Signup failed', description: result.message },
        result.code === 'email-taken',
      );
    const description = 'We sent you an email. Open the link in it to verify your address.';
    return redirectWithToast(target, { type: 'success', title: 'Account created successfully!', description }, result.headers);
  }
  const parsed = loginSchema.safeParse({ email: fields.email ?? '', password: fields.password ?? '' });
  if (!parsed.success) return refused('login', fields, fieldErrors(parsed.error));
  const result = await logIn(parsed.data, requester);
  if (!result.ok && result.challenge) return redirect(`/auth/two-factor?next=${encodeURIComponent(target)}`, { headers: result.challenge });
  if (!result.ok) return refused('login', fields, {}, { type: 'error', title: 'Login failed', description: result.message });
  return redirectWithToast(target, { type: 'success', title: 'Welcome back!' }, result.headers);
}

function refused(
  tab: 'login' | 'signup',
  fields: Record<string, string>,
  errors: Record<string, string>,
  toast?: Toast,
  emailTaken = false,
) {
  const { firstName = '', lastName = '', email = '' } = fields;
  const values = { firstName, lastName, email };
  return data({ tab, values, errors, toast: toast ?? null, emailTaken }, { status: 422 });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.get('next') ?? '';
  const wantedTab = search.get('tab') ?? (next.startsWith('/onboarding') ? 'signup' : 'login');
  const first: AuthAnswer['tab'] = actionData?.tab ?? (wantedTab === 'signup' ? 'signup' : 'login');
  const [tab, setTab] = useState(first);
  // A page leaves for this one as soon as it notices that the session has ended, even while someone writes in it.
  const isKept = useInBrowser(() => isMessageKept(next));
  const { provider, refusal } = loaderData;
  const shared = { next, result: actionData, orderEmail: loaderData.orderEmail, toLogin: () => setTab('login') };
  return (
    <>
      <h1 className="font-display text-2 font-[450]">
        Welcome
        <br />
        to {brand.name}
      </h1>
      <p className="mt-4 mb-8 text-ink-2">Login or create an account to get started</p>
      {(isKept || search.has('kept')) && (
        <Notice state="waiting" title="You’ve been logged out." className="mb-6">
          Log in to continue. Your text is kept.
        </Notice>
      )}
      {refusal && (
        <Notice state="late" title="Login failed" className="mb-6">
          {refusal}
        </Notice>
      )}
      <Tabs
        label="Log in or sign up"
        value={tab}
        onValueChange={(chosen) => setTab(chosen === 'signup' ? 'signup' : 'login')}
        tabs={[
          { value: 'login', label: 'Login', content: <LoginForm {...shared} /> },
          { value: 'signup', label: 'Sign Up', content: <SignupForm {...shared} /> },
        ]}
      />
      {provider && <ProviderLogin name={provider} next={next} />}
      <p className="mt-5 text-small text-ink-2">
        By signing up you agree to the <Link to="/terms">Terms of Service</Link> and <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </>
  );
}

/** Links to the login at the sign-in provider, which is another site. */
function ProviderLogin({ name, next }: { name: string; next: string }) {
  const address = `/api/auth/authorize?${new URLSearchParams({ provider: 'oidc', ...(next ? { next } : {}) })}`;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <LinkButton to={address} reloadDocument look="secondary" wide>
        Continue with {name}
      </LinkButton>
    </div>
  );
}
