import { type BetterAuthOptions, betterAuth, type User } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP, jwt } from 'better-auth/plugins';
import { v7 } from 'uuid';
import { z } from 'zod';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { accounts, sessions, signingKeys, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { emailAddress } from '../../text/email-address.ts';
import { daySeconds } from '../../time/units.ts';
import { emailedCode } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { isMailable } from '../mails/schema.ts';
import { logAuthFailure } from './auth-errors.ts';
import { authKey } from './auth-key.ts';
import { codesAfterPassword, serverCalls } from './auth-plugins.ts';
import { cookieAttributes, cookieName } from './cookies.ts';
import { sessionCookieSeconds, sessionHooks } from './session-limits.ts';

// Better Auth checks emails with zod's own pattern and has no option for another. That one refuses addresses that our forms accept,
// such as pat&co@example.com.
z.regexes.email.test = (text) => emailAddress(text) === text;

const verifyLinkSeconds = daySeconds;
/** Lifetime of an access token. Others check it against the key set without asking us. */
export const accessTokenSeconds = 300;
/** Signing keys rotate after this time. The old key stays in the key set for as long again. */
const signingKeyDays = 90;

/** Options of every Better Auth instance. */
export function authOptions() {
  const header = env().clientAddressHeader;
  const cookie = (name: string) => ({ name: cookieName(name), attributes: cookieAttributes() });
  return {
    baseURL: env().appUrl,
    secret: authKey(),
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
    // No cookieCache: a logout elsewhere or a revoked role takes effect on the next request.
    session: {
      expiresIn: sessionCookieSeconds,
      // Only visits extend a session (session-limits.ts). Reading one doesn't.
      disableSessionRefresh: true,
      additionalFields: { twoFactorPassedAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: { session: sessionHooks },
    rateLimit: { enabled: false },
    advanced: {
      // Trust only the header that the proxy overwrites. The subnet matches the one our own limits count.
      ipAddress: header ? { ipAddressHeaders: [header], ipv6Subnet: 64 } : { disableIpTracking: true, ipv6Subnet: 64 },
      database: { generateId: () => v7() },
      useSecureCookies: false,
      cookies: {
        session_token: cookie('session'),
        state: cookie('provider-state'),
        two_factor: cookie('two-factor'),
        trust_device: cookie('trusted-device'),
      },
    },
    // Only the logged-in owner links a provider account. Equal emails link nothing.
    account: {
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true, trustedProviders: ['oidc'] },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: true,
    },
    emailVerification: { sendOnSignUp: true, expiresIn: verifyLinkSeconds, sendVerificationEmail },
    plugins: [emailedCodes(), accessTokens(), codesAfterPassword(), serverCalls()],
  } satisfies BetterAuthOptions;
}

/** Emails a link and a code that verify a new account's email. */
async function sendVerificationEmail({ user, url, token }: { user: User; url: string; token: string }): Promise<void> {
  // Sign-up accepts longer addresses than mail servers do. The screen asks for another one.
  if (!isMailable(user.email)) return;
  const code = await auth().api.createVerificationOTP({ body: { email: user.email, type: 'email-verification' } });
  await queueMail(db(), {
    eventKey: `verify:${user.id}:${v7()}`,
    template: 'verify-email',
    recipient: user.email,
    userId: user.id,
    expiresAt: new Date(Date.now() + verifyLinkSeconds * 1000),
    props: {
      firstName: firstNameOf(user),
      url: `${env().appUrl}/verify-email?${new URLSearchParams({ token, ...nextIn(url) })}`,
      code,
    },
  });
}

/** Six-digit codes by email. */
function emailedCodes() {
  return emailOTP({
    otpLength: 6,
    expiresIn: emailedCode.seconds,
    allowedAttempts: emailedCode.attempts,
    storeOTP: 'hashed',
    disableSignUp: true,
    // The verification email contains both the code and the link, so the plugin itself sends nothing.
    sendVerificationOTP: async () => undefined,
  });
}

/** Access tokens for others, who check them against our key set. */
function accessTokens() {
  return jwt({
    jwks: {
      jwksPath: '/.well-known/jwks.json',
      rotationInterval: signingKeyDays * daySeconds,
      gracePeriod: signingKeyDays * daySeconds,
    },
    jwt: { issuer: env().appUrl, audience: env().appUrl, expirationTime: `${accessTokenSeconds}s` },
    // Create tokens only on request, not each time a session is read.
    disableSettingJwtHeader: true,
  });
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

/** The process's Better Auth instance, created on first use, when environment and database are ready. */
export function auth(): ReturnType<typeof build> {
  instance ??= build();
  return instance;
}

/** Drops the instance, for tests that open another database. */
export function resetAuth(): void {
  instance = undefined;
}
