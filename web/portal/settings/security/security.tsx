import { useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { identitiesOf } from '../../../../domain/accounts/accounts.ts';
import { passkeysOf } from '../../../../domain/accounts/passkeys.ts';
import { changePassword, hasPassword, setFirstPassword } from '../../../../domain/accounts/passwords.ts';
import { providerName } from '../../../../domain/accounts/provider-login.ts';
import { passwordChangeSchema } from '../../../../domain/accounts/schema.ts';
import { devicesOf, endEveryOtherSession, endSession, logOut } from '../../../../domain/accounts/sessions.ts';
import { twoFactorOf } from '../../../../domain/accounts/two-factor.ts';
import { isId } from '../../../../domain/ids.ts';
import { cookiesAfterLogout } from '../../../cookies/after-logout.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { requireRecentAuth } from '../../../session/recent-auth.ts';
import { requesterOf, viewerIn } from '../../../session/session.ts';
import { Button, ButtonForm, LinkButton } from '../../../ui/controls/button.tsx';
import { Field, HiddenFields, PasswordInput } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/security';
import { PasskeyList } from './passkey-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Security');

const here = '/portal/settings/security';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, session } = viewerIn(context);
  const [password, factor, passkeys, devices, identities] = await Promise.all([
    hasPassword(user.id),
    twoFactorOf(user.id),
    passkeysOf(user.id),
    devicesOf(user.id, session.id),
    identitiesOf(user.id),
  ]);
  const name = providerName();
  const identityId = identities.find(({ provider }) => provider === 'oidc')?.id ?? null;
  const provider = name ? { name, identityId, mayUnlink: identities.length > 1 } : null;
  return {
    provider,
    email: user.email,
    passwordIsSet: password,
    factor,
    passkeys,
    devices,
    mustEnrol: new URL(request.url).searchParams.has('for-staff'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, session } = viewerIn(context);
  const { intent, sessionId = '', ...fields } = formText(await request.formData());
  if (intent === 'end') {
    if (!isId(sessionId) || !(await endSession(user.id, sessionId))) throw new Response('That session has already ended.', { status: 404 });
    return done('Logged out on that device');
  }
  if (intent === 'end-others') {
    const ended = await endEveryOtherSession(user.id, session.id);
    return done(ended === 1 ? 'You’re logged out on one other device' : `You’re logged out on ${ended} other devices`);
  }
  if (intent === 'end-all') return leave(request, await logOut(requesterOf(request, context), 'global'));
  const parsed = passwordChangeSchema.safeParse(fields);
  if (!parsed.success) return refused(fieldErrors(parsed.error));
  const { current, password } = parsed.data;
  const who = { id: user.id, email: user.email, sessionId: session.id };
  if (await hasPassword(user.id)) {
    const result = await changePassword(who, current ?? '', password, requesterOf(request, context));
    return result.ok ? done('Password changed', 'We logged out all your other devices.') : refused({ current: result.message });
  }
  await requireRecentAuth(request, {});
  await setFirstPassword(who, password);
  return done('Password saved', 'We logged out all your other devices.');
}

async function leave(request: Request, headers: Headers) {
  for (const cookie of await cookiesAfterLogout(request)) headers.append('Set-Cookie', cookie);
  return redirectWithToast('/', { type: 'success', title: 'Logged out successfully' }, headers);
}

function refused(errors: Record<string, string>) {
  return data({ errors }, { status: 422 });
}

function done(title: string, description?: string) {
  return redirectWithToast(here, { type: 'success', title, ...(description ? { description } : {}) });
}

/** How the account is protected: password, two-factor authentication, passkeys and logged-in devices. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, passkeys, devices, mustEnrol, provider } = loaderData;
  return (
    <>
      {mustEnrol && !factor.isOn && (
        <Notice title="Set up two-factor authentication first" className="mb-8">
          Admins need an authenticator app or a passkey before they can change anything. Setting one up takes about 2 minutes.
        </Notice>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-10">
          <TwoFactorState {...factor} />
          <PasskeyList passkeys={passkeys} />
          {provider && <ProviderLink {...provider} />}
          <Devices devices={devices} />
        </div>
        <PasswordForm isSet={loaderData.passwordIsSet} email={loaderData.email} errors={actionData?.errors} />
      </div>
    </>
  );
}

const twoFactorPage = '/portal/settings/security/two-factor';

/** Says if login asks for an authenticator app code, with the button to change that. */
function TwoFactorState({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const busy = useNavigation().formData?.get('intent') === 'begin';
  return (
    <RuledSection title="Two-factor authentication" aside={<Dot state={isOn ? 'done' : 'idle'}>{isOn ? 'On' : 'Off'}</Dot>}>
      <p className="text-small text-ink-2">
        {isOn
          ? `When you log in, we ask for your password and an authenticator app code. Backup codes left: ${codesLeft}.`
          : 'When you log in, we’ll also ask for a code from an app on your phone. Your password alone won’t be enough to get in.'}
      </p>
      <div className="mt-4">
        {isOn ? (
          <LinkButton to={twoFactorPage} look="secondary" size="small">
            Manage two-factor
          </LinkButton>
        ) : (
          <ButtonForm fields={{ intent: 'begin' }} action={twoFactorPage} size="small" busy={busy && 'One moment...'}>
            Set up two-factor
          </ButtonForm>
        )}
      </div>
    </RuledSection>
  );
}

interface ProviderState {
  name: string;
  /** The linked identity; null if there is none. */
  identityId: string | null;
  /** True if the account also has a password. */
  mayUnlink: boolean;
}

/** Links or unlinks the sign-in provider. */
function ProviderLink({ name, identityId, mayUnlink }: ProviderState) {
  const busy = useNavigation().formAction === '/portal/settings/security/provider';
  return (
    <RuledSection
      title={`Log in with ${name}`}
      aside={<Dot state={identityId ? 'done' : 'idle'}>{identityId ? 'Linked' : 'Not linked'}</Dot>}
    >
      <p className="text-small text-ink-2">
        {!identityId && `Link your ${name} account to log in with it instead of your password.`}
        {identityId && mayUnlink && `Anyone signed in to your ${name} account can log in here.`}
        {identityId && !mayUnlink && `Your account has no password, so you can’t unlink this yet. Set a password first.`}
      </p>
      {(!identityId || mayUnlink) && (
        <Form method="post" action="/portal/settings/security/provider" className="mt-4">
          <HiddenFields fields={{ intent: identityId ? 'unlink' : 'link', identityId: identityId ?? '' }} />
          <Button type="submit" look="secondary" size="small" busy={busy && 'One moment...'}>
            {identityId ? `Unlink ${name}` : `Link ${name}`}
          </Button>
        </Form>
      )}
    </RuledSection>
  );
}

interface PasswordFormProps {
  /** False for an account that came through a login provider and has no password yet. */
  isSet: boolean;
  /** For password managers. */
  email: string;
  errors: Record<string, string> | undefined;
}

/** Changes the password, or sets the first one. */
function PasswordForm({ isSet, email, errors: serverErrors }: PasswordFormProps) {
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

interface Device {
  id: string;
  device: string;
  since: Date;
  lastSeen: Date;
  isThis: boolean;
}

const everywhere = [
  ['end-others', 'Log out other devices'],
  ['end-all', 'Log out everywhere'],
] as const;

/** Devices that are logged in, and buttons to log them out. A device that's logged out leaves all its open pages right away. */
function Devices({ devices }: { devices: Device[] }) {
  const sent = useNavigation().formData;
  return (
    <RuledSection title="Where you’re logged in">
      <ul>
        {devices.map(({ id, device, since, lastSeen, isThis }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-ui">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{device}</p>
              <p className="text-small text-ink-2">
                {isThis ? 'Logged in ' : 'Last seen '}
                <RelativeTime at={isThis ? since : lastSeen} />
                {!isThis && (
                  <>
                    , logged in <RelativeTime at={since} />
                  </>
                )}
              </p>
            </div>
            {isThis ? (
              <Dot state="active" className="text-small">
                This device
              </Dot>
            ) : (
              <Form method="post">
                <HiddenFields fields={{ intent: 'end', sessionId: id }} />
                <Button type="submit" look="secondary" size="small" busy={sent?.get('sessionId') === id && 'Logging out...'}>
                  Log out<span className="sr-only"> {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4 flex flex-wrap gap-2.5">
        {everywhere.slice(devices.length > 1 ? 0 : 1).map(([intent, label]) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            look="secondary"
            size="small"
            busy={sent?.get('intent') === intent && 'Logging out...'}
          >
            {label}
          </Button>
        ))}
      </Form>
    </RuledSection>
  );
}
