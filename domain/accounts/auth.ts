import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP, jwt } from 'better-auth/plugins';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { accounts, sessions, signingKeys, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { derivedKey, env } from '../../env.ts';
import { daySeconds } from '../../time/units.ts';
import { queueMail } from '../mails/mails.ts';
import { isMailable } from '../mails/schema.ts';
import { logAuthFailure } from './auth-log.ts';
import { secondSteps } from './second-steps.ts';
import { sessionCookieSeconds, sessionHooks } from './session-life.ts';
import { sessionStart } from './session-start.ts';

/** Verification links work for 24 hours, codes for ten minutes. */
const verifyLinkSeconds = daySeconds;
const codeSeconds = 600;
/** Wrong tries before a code is dead. */
const codeTries = 5;
/** Life of an access token, which others check against the key set without asking us. */
export const accessTokenSeconds = 300;
/** A signing key is followed by a new one after this; the old one stays in the key set as long again. */
const signingKeyDays = 90;

/** What every instance of the library works by. */
export function authOptions() {
  const secure = env().appUrl.startsWith('https://');
  const header = env().clientAddressHeader;
  const cookie = (name: string) => ({
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, sameSite: 'lax' as const, secure, path: '/' },
  });
  return {
    appName: 'Sunup',
    baseURL: env().appUrl,
    secret: derivedKey('better-auth'),
    trustedOrigins: [env().appUrl],
    telemetry: { enabled: false },
    logger: { level: 'error', log: logAuthFailure },
    database: drizzleAdapter(db(), {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        jwks: signingKeys,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', input: true },
        lastName: { type: 'string', input: true },
        emailConfirmedAt: { type: 'date', required: false, input: false },
      },
    },
    // No cookieCache: a sign-out elsewhere or a lost role counts on the next request.
    session: {
      expiresIn: sessionCookieSeconds,
      // Only visits extend a session (session-life.ts). Reading one doesn't.
      disableSessionRefresh: true,
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: { session: sessionHooks },
    rateLimit: { enabled: false },
    advanced: {
      // Only the header that the proxy overwrites is believed; limits of the library, when it comes to any, count networks like ours.
      ipAddress: header ? { ipAddressHeaders: [header], ipv6Subnet: 64 } : { disableIpTracking: true, ipv6Subnet: 64 },
      database: { generateId: () => v7() },
      useSecureCookies: false,
      cookies: {
        session_token: cookie('session'),
        state: cookie('provider-state'),
        two_factor: cookie('second-factor'),
        trust_device: cookie('trusted-device'),
      },
    },
    // An account of a sign-in provider is linked by its owner, signed in here; never because the emails are equal.
    account: {
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true, trustedProviders: ['oidc'] },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: true,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: verifyLinkSeconds,
      sendVerificationEmail: async ({ user, url, token }): Promise<void> => {
        // Sign-up takes longer addresses than mail servers. The screen asks for another one.
        if (!isMailable(user.email)) return;
        const code = await auth().api.createVerificationOTP({ body: { email: user.email, type: 'email-verification' } });
        await queueMail(db(), {
          eventKey: `verify:${user.id}:${v7()}`,
          template: 'verify-email',
          recipient: user.email,
          userId: user.id,
          props: {
            firstName: firstNameOf(user),
            url: `${env().appUrl}/verify-email?${new URLSearchParams({ token, ...nextIn(url) })}`,
            code,
          },
        });
      },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeSeconds,
        allowedAttempts: codeTries,
        storeOTP: 'hashed',
        disableSignUp: true,
        // Codes travel in the verification mail, beside the link; the plugin itself sends nothing.
        sendVerificationOTP: async () => undefined,
      }),
      jwt({
        jwks: {
          jwksPath: '/.well-known/jwks.json',
          rotationInterval: signingKeyDays * daySeconds,
          gracePeriod: signingKeyDays * daySeconds,
        },
        jwt: { issuer: env().appUrl, audience: env().appUrl, expirationTime: `${accessTokenSeconds}s` },
        // Tokens are made when they are asked for, not with every look at a session.
        disableSettingJwtHeader: true,
      }),
      sessionStart(),
      ...secondSteps(),
    ],
  } satisfies BetterAuthOptions;
}

function build() {
  return betterAuth(authOptions());
}

/** The option that sets where a verification link leads. It has our origin because the library's default is a bare path, `/`. */
export function callbackTo(next: string | undefined): { callbackURL?: string } {
  return next ? { callbackURL: env().appUrl + next } : {};
}

/** The path from `callbackTo` in a link that the library made; empty if there was none. */
function nextIn(link: string): { next?: string } {
  const { appUrl } = env();
  const target = new URL(link).searchParams.get('callbackURL') ?? '';
  return target.startsWith(`${appUrl}/`) ? { next: target.slice(appUrl.length) } : {};
}

function firstNameOf(user: { name: string; firstName?: unknown }): string {
  return typeof user.firstName === 'string' && user.firstName ? user.firstName : user.name;
}

let instance: ReturnType<typeof build> | undefined;

/** The process's Better Auth. Made on first use, when environment and database are there. */
export function auth(): ReturnType<typeof build> {
  instance ??= build();
  return instance;
}

/** Forgets the instance, for tests that open another database. */
export function resetAuth(): void {
  instance = undefined;
}
