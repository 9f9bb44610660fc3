import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/index.ts';
import { derivedKey, env } from '../../env.ts';
import { queueMail } from '../mails/mails.ts';

/** Reset links live ten minutes (rules.md 6); verification links a day; codes ten minutes. */
const resetSeconds = 600;
const verifyLinkSeconds = 86_400;
const codeSeconds = 600;
/** Wrong tries before a code is dead. */
const codeTries = 5;
const sessionDays = 30;

function build() {
  const secure = env().appUrl.startsWith('https://');
  const header = env().clientAddressHeader;
  return betterAuth({
    appName: 'Sunup',
    baseURL: env().appUrl,
    secret: derivedKey('better-auth'),
    trustedOrigins: [env().appUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db(), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: { additionalFields: { firstName: { type: 'string', input: true }, lastName: { type: 'string', input: true } } },
    // No cookieCache: a sign-out elsewhere or a lost role counts on the next request.
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400 },
    // However a session ends (sign-out, password reset), its open pages are told.
    databaseHooks: { session: { delete: { after: ({ userId }) => announce(db(), { topic: 'session', id: userId }) } } },
    rateLimit: { enabled: false },
    advanced: {
      // Only the header that the proxy overwrites is believed; limits of the library, when it comes to any, count networks like ours.
      ipAddress: header ? { ipAddressHeaders: [header], ipv6Subnet: 64 } : { disableIpTracking: true, ipv6Subnet: 64 },
      database: { generateId: () => v7() },
      useSecureCookies: false,
      cookies: {
        session_token: { name: secure ? '__Host-session' : 'session', attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' } },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await queueMail(db(), {
          eventKey: `reset:${user.id}:${token.slice(0, 12)}`,
          template: 'reset-password',
          recipient: user.email,
          userId: user.id,
          props: { firstName: firstNameOf(user), url: `${env().appUrl}/auth/reset?token=${encodeURIComponent(token)}` },
        });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: verifyLinkSeconds,
      sendVerificationEmail: async ({ user, token }) => {
        const code = await auth().api.createVerificationOTP({ body: { email: user.email, type: 'email-verification' } });
        await queueMail(db(), {
          eventKey: `verify:${user.id}:${v7()}`,
          template: 'verify-email',
          recipient: user.email,
          userId: user.id,
          props: { firstName: firstNameOf(user), url: `${env().appUrl}/verify-email?token=${encodeURIComponent(token)}`, code },
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
    ],
  });
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
