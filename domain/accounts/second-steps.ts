import { passkey } from '@better-auth/passkey';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { env } from '../../env.ts';

/** After the password, the code must follow within this. */
export const challengeSeconds = 600;
/** A trusted device is not asked for a code this long after its last login. */
const trustedDays = 30;
/** Names of the library's cookies, to which the options give ours. */
const challengeCookie = 'two_factor';
export const passkeyCookie = 'passkey_challenge';

/** What the library needs to ask for a code after the password, and to take passkeys instead of one. */
export function secondSteps() {
  return [codesAfterPassword(), passkeysOfPeople(), pendingSecondFactor()] as const;
}

function codesAfterPassword() {
  return twoFactor({
    issuer: 'Sunup',
    twoFactorCookieMaxAge: challengeSeconds,
    trustDeviceMaxAge: trustedDays * 86_400,
    // Wrong codes are counted by our own limits: backup codes stay open to the owner while the app's are closed.
    accountLockout: { enabled: false },
  });
}

/** Only devices that asked for a finger, face or code of their own are taken: such a login counts as both factors. */
function passkeysOfPeople() {
  const refuse = () => {
    throw new APIError('UNAUTHORIZED', { message: 'The device did not check who holds it.' });
  };
  return passkey({
    rpName: 'Sunup',
    rpID: new URL(env().appUrl).hostname,
    origin: env().appUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: passkeyCookie },
    registration: {
      afterVerification: async ({ verification }) => (verification.registrationInfo?.userVerified ? undefined : refuse()),
    },
    authentication: {
      afterVerification: async ({ verification }) => (verification.authenticationInfo.userVerified ? undefined : refuse()),
    },
  });
}

/** Adds a call, never reached over HTTP, that says whose code is awaited: after a password, or in a session without its second factor. */
function pendingSecondFactor() {
  return {
    id: 'pending-second-factor',
    endpoints: {
      pendingSecondFactor: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const current = await getSessionFromCtx(ctx);
        if (current) return { userId: current.user.id, sessionToken: current.session.token };
        const { name } = ctx.context.createAuthCookie(challengeCookie);
        const identifier = (await ctx.getSignedCookie(name, ctx.context.secret)) || '';
        if (!identifier.startsWith('2fa-')) return null;
        const kept = await ctx.context.internalAdapter.findVerificationValue(identifier);
        return kept && kept.expiresAt > new Date() ? { userId: kept.value, sessionToken: null } : null;
      }),
    },
  };
}
