import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { daySeconds } from '../../time/units.ts';

/** After the password, the code must follow within this. */
export const challengeSeconds = 600;
/** A trusted device is not asked for a code this long after its last login. */
const trustedDays = 30;
/** The library's name for the cookie. The options in auth.ts rename it. */
const challengeCookie = 'two_factor';

/** Plugins that ask for a code after the password. */
export function secondSteps() {
  return [codesAfterPassword(), pendingSecondFactor()] as const;
}

function codesAfterPassword() {
  return twoFactor({
    issuer: 'Sunup',
    twoFactorCookieMaxAge: challengeSeconds,
    trustDeviceMaxAge: trustedDays * daySeconds,
    // Wrong codes are counted by our own limits: backup codes stay open to the owner while the app's are closed.
    accountLockout: { enabled: false },
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
