import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router';
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
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { requesterOf, safeNext, viewerContext } from '../../session/session.ts';
import { Button, buttonClasses, LinkButton } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, PasswordInput, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { toast as show } from '../../ui/controls/toast.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import type { Route } from './+types/auth';
import { PasskeyLogin } from './passkey-login.tsx';
import { LinkWithEmail } from './typed-email.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.auth, matches);

/** Redirects logged-in people. After an order in this browser, its email is filled in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (context.get(viewerContext)) throw redirect(safeNext(search.get('next')));
  const current = await orderOfRequest(request);
  return {
    orderEmail: current?.order.email ?? '',
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

const signupFields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'];

/** Name, email and password. If the email is taken, offers the login. */
function SignupForm({ next, result, orderEmail, toLogin }: AuthFormProps) {
  const answer = useAnswer('signup', result);
  const { errors, form } = useCheckedForm(signupSchema, answer?.errors, signupFields);
  const busy = useNavigation().formData?.get('intent') === 'signup';
  return (
    <Form method="post" className="grid gap-5 pt-6" {...form}>
      <HiddenFields fields={{ intent: 'signup', next }} />
      {answer?.toast && (
        <Notice state="late" title={answer.toast.title}>
          {answer.toast.description}{' '}
          {answer.emailTaken && (
            <>
              <button type="button" className="link" onClick={toLogin}>
                Log in instead
              </button>
              , or <LinkWithEmail to="/auth/forgot">choose a new password</LinkWithEmail>.
            </>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="First name" error={errors.firstName}>
          <TextInput name="firstName" autoComplete="given-name" limit={50} defaultValue={answer?.values.firstName} />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput name="lastName" autoComplete="family-name" limit={50} defaultValue={answer?.values.lastName} />
        </Field>
      </div>
      <Field label="Email" error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={answer?.values.email ?? orderEmail} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="large" wide busy={busy && 'Creating account...'}>
        Create account
      </Button>
    </Form>
  );
}

/** Passkey or emailed code first, because neither can be forgotten or guessed; then email and password. */
function LoginForm({ next, result, orderEmail }: AuthFormProps) {
  const answer = useAnswer('login', result);
  const { errors, form } = useCheckedForm(loginSchema, answer?.errors, ['email', 'password']);
  const busy = useNavigation().formData?.get('intent') === 'login';
  return (
    <Form method="post" className="grid gap-5 pt-6" {...form}>
      <HiddenFields fields={{ intent: 'login', next }} />
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

/** The server's answer to a refused login or sign-up. */
interface AuthAnswer {
  tab: 'login' | 'signup';
  values: Record<string, string>;
  errors: Record<string, string>;
  toast: Toast | null;
  emailTaken: boolean;
}

interface AuthFormProps {
  /** Where the person goes afterwards. */
  next: string;
  result: AuthAnswer | undefined;
  /** The email of the order started in this browser; empty without one. */
  orderEmail: string;
  /** Switches from sign-up to login. */
  toLogin: () => void;
}

/** The answer to one of the two forms. Shows its toast once. */
function useAnswer(tab: AuthAnswer['tab'], result: AuthAnswer | undefined): AuthAnswer | undefined {
  const mine = result?.tab === tab ? result : undefined;
  useEffect(() => {
    if (mine?.toast) show.error(mine.toast.title, { description: mine.toast.description, saidOnPage: true });
  }, [mine]);
  return mine;
}
