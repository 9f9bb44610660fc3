import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import { daySeconds } from '../../time/units.ts';

/** After the password, the two-factor code must follow within this time. */
const challengeSeconds = 600;
/** A trusted device isn't asked for a code for this long after its last login. */
const trustedDays = 30;
/** The library's name for the cookie. The options in auth.ts rename it. */
const challengeCookie = 'two_factor';

/** Asks for an authenticator app code or a backup code after the password. */
export function codesAfterPassword() {
  return twoFactor({
    twoFactorCookieMaxAge: challengeSeconds,
    trustDeviceMaxAge: trustedDays * daySeconds,
    // Our own limits count wrong codes, so the owner can use a backup code while app codes are blocked.
    accountLockout: { enabled: false },
  });
}

/** Adds calls that aren't reachable over HTTP. */
export function serverCalls() {
  return {
    id: 'server-calls',
    endpoints: {
      /** Starts a session for a person whom we have authenticated ourselves. */
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('NOT_FOUND');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return { sessionId: session.id };
        },
      ),
      /** Returns whose two-factor code is due: after a password, or in a session that hasn't passed two-factor yet. */
      pendingTwoFactor: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const current = await getSessionFromCtx(ctx);
        if (current) return { userId: current.user.id, sessionToken: current.session.token };
        const { name } = ctx.context.createAuthCookie(challengeCookie);
        const identifier = (await ctx.getSignedCookie(name, ctx.context.secret)) || '';
        if (!identifier.startsWith('2fa-')) return null;
        const stored = await ctx.context.internalAdapter.findVerificationValue(identifier);
        return stored && stored.expiresAt > new Date() ? { userId: stored.value, sessionToken: null } : null;
      }),
    },
  };
}
