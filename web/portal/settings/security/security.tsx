import { data } from 'react-router';
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
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { requireRecentAuth } from '../../../session/recent-auth.ts';
import { requesterOf, viewerIn } from '../../../session/session.ts';
import { Notice } from '../../../ui/controls/notice.tsx';
import type { Route } from './+types/security';
import { Devices } from './devices.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderLink } from './provider-link.tsx';
import { TwoFactorState } from './two-factor-state.tsx';

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
