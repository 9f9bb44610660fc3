import { setTimeout as delay } from 'node:timers/promises';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import { type Env, env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { truncate } from '../../text/truncate.ts';
import { auth, authOptions } from './auth.ts';
import { cookiesAfter } from './cookies.ts';
import { recordVerifiedEmail } from './email-verification.ts';
import { rememberBrowser } from './known-browsers.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import type { Requester } from './requester.ts';
import { newEmailSchema } from './schema.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** A provider that doesn't respond within this time is down. */
const timeoutMs = 5000;
/** Where linking ends. */
const settingsPath = '/portal/settings/security';

type ProviderStart = Result<{ url: string; headers: Headers }, AccountRefusal>;
/** Outcome of a provider login or link: where to redirect, cookies to set, and a message to show; '' shows none. */
type ProviderOutcome = { path: string; headers: Headers } & Result<{ message: string }, AccountRefusal>;

/** The name of the sign-in provider; undefined if none is configured. */
export function providerName(): string | undefined {
  return env().oidc?.name;
}

/** Starts a login at the provider, which leads back to `next`. A person without an account gets one. */
export async function beginProviderLogin(next: string, requester: Requester): Promise<ProviderStart> {
  const provider = await reachProvider();
  if (!provider) return unreachable();
  const { headers, response } = await provider.api.signInSocial({
    body: {
      provider: 'oidc',
      callbackURL: next,
      newUserCallbackURL: `/auth?${new URLSearchParams({ next, new: '' })}`,
      errorCallbackURL: `/auth?${new URLSearchParams({ next })}`,
      disableRedirect: true,
    },
    headers: requester.headers,
    returnHeaders: true,
  });
  return { ok: true, url: response.url ?? '', headers };
}

/** Starts linking the logged-in person's provider account to their account here. */
export async function beginProviderLink(requester: Requester): Promise<ProviderStart> {
  const provider = await reachProvider();
  if (!provider) return unreachable();
  const { headers, response } = await provider.api.linkSocialAccount({
    body: { provider: 'oidc', callbackURL: `${settingsPath}?linked`, errorCallbackURL: settingsPath, disableRedirect: true },
    headers: requester.headers,
    returnHeaders: true,
  });
  return { ok: true, url: response.url, headers };
}

/** Handles the provider's redirect back to this browser: logs in, signs up or links, or says why not. Equal emails link nothing. */
export async function finishProviderLogin(request: Request): Promise<ProviderOutcome> {
  const provider = await reachProvider();
  if (!provider) return { ...unreachable(), path: '/auth', headers: new Headers() };
  const response = await provider.handler(request);
  const target = new URL(response.headers.get('location') ?? '/auth', env().appUrl);
  const headers = new Headers(response.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie]));
  const error = target.searchParams.get('error');
  const isNew = target.pathname === '/auth' && target.searchParams.has('new');
  const path = pathOf(isNew ? new URL(target.searchParams.get('next') ?? '/', env().appUrl) : target);
  if (error || response.status >= 400 || target.origin !== env().appUrl) {
    log.warn({ reason: error ?? response.status }, 'provider sign-in refused');
    return { ...refusalFor(error), path: path === settingsPath ? path : authPath(target), headers };
  }
  const current = await auth().api.getSession({ headers: cookiesAfter(request.headers, headers) });
  // Linking starts no session.
  if (target.searchParams.has('linked') && !headers.getSetCookie().some((cookie) => /^(?:__Host-)?session=/.test(cookie))) {
    if (current) await notifyOfSecurityEvent(db(), current.user.id, 'provider-linked');
    return { ok: true, path, headers, message: `${providerName()} is linked.` };
  }
  if (!current) return { ...refusalFor(null), path: authPath(target), headers };
  const { email, emailVerified } = current.user;
  if (emailVerified) await db().transaction((tx) => recordVerifiedEmail(tx, email));
  rememberBrowser(headers, request.headers, email);
  if (current.user.twoFactorEnabled && !current.session.twoFactorPassedAt)
    return { ok: true, path: `/auth/two-factor?next=${encodeURIComponent(path)}`, headers, message: '' };
  return { ok: true, path, headers, message: isNew ? 'Account created successfully!' : 'Welcome back!' };
}

/** Why a provider login was refused, by its error code; undefined for an unknown code. */
export function providerRefusal(code: string | null): string | undefined {
  return code && providerName() && refusalCodes.has(code) ? refusalFor(code).message : undefined;
}

/** The path to return to, without the parameters we added. The library's own pages don't count. */
function pathOf({ pathname, search }: URL): string {
  if (pathname === settingsPath) return settingsPath;
  return pathname.startsWith('/api/') ? '/auth' : pathname + search;
}

/** The login page, with the path to return to and the error code if we know it. */
function authPath(target: URL): string {
  const search = new URLSearchParams();
  const next = target.pathname === '/auth' ? target.searchParams.get('next') : null;
  if (next) search.set('next', next);
  const error = target.searchParams.get('error');
  if (error && refusalCodes.has(error)) search.set('provider', error);
  return search.size ? `/auth?${search}` : '/auth';
}

function refusalFor(error: string | null) {
  return refusedAs(refusalCodes.get(error ?? '') ?? 'provider-login-failed', { provider: providerName() ?? 'the provider' });
}

/** Our codes for those of the library. */
const refusalCodes = new Map<string, Extract<AccountRefusal['code'], `provider-${string}`>>([
  ['account_not_linked', 'provider-not-linked'],
  ['account_already_linked_to_different_user', 'provider-account-taken'],
  ['email_not_found', 'provider-without-email'],
  ['access_denied', 'provider-login-canceled'],
  ['state_mismatch', 'provider-login-expired'],
  ['state_not_found', 'provider-login-expired'],
]);

function unreachable() {
  return refusedAs('provider-unreachable', { provider: providerName() ?? 'The sign-in provider' });
}

let instance: ReturnType<typeof build> | undefined;

/** A Better Auth instance with the provider. Other requests use the instance without it, so a provider that's down delays none of them. */
async function reachProvider(): Promise<ReturnType<typeof build> | undefined> {
  const { oidc } = env();
  if (!oidc) return undefined;
  instance ??= build(oidc);
  const current = instance;
  const context = await Promise.race([current.$context.catch(() => undefined), delay(timeoutMs, undefined, { ref: false })]);
  const provider = context?.socialProviders.find(({ id }) => id === 'oidc');
  // OpenID Connect Discovery 4.3: the document must name the issuer it was asked of.
  if (provider?.issuer?.replace(/(?<!\/)\/+$/, '') === oidc.issuer) return current;
  instance = undefined;
  return undefined;
}

/** Drops the instance, for tests that open another database or configure another provider. */
export function resetProvider(): void {
  instance = undefined;
}

/** Drops the provider's tokens. We ask it who someone is, and nothing more. */
const withoutTokens = async <Row extends object>(row: Row) => ({
  data: { ...row, accessToken: null, refreshToken: null, idToken: null },
});

function build(oidc: NonNullable<Env['oidc']>) {
  const options = authOptions();
  return betterAuth({
    ...options,
    databaseHooks: { ...options.databaseHooks, account: { create: { before: withoutTokens }, update: { before: withoutTokens } } },
    plugins: [
      ...options.plugins,
      genericOAuth({
        config: [
          {
            providerId: 'oidc',
            name: oidc.name,
            discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            clientId: oidc.clientId,
            clientSecret: oidc.clientSecret,
            scopes: ['openid', 'email', 'profile'],
            pkce: true,
            // Without an ID token nothing is signed, and the library would trust the user info instead. An empty subject refuses the login.
            accountSubject: ({ tokens, profile }) => (tokens.idToken ? String(profile.sub) : ''),
            mapProfileToUser: (profile) => ({
              ...namesIn(profile),
              email: emailIn(profile),
              emailVerified: profile.email_verified === true,
            }),
          },
        ],
      }),
    ],
  });
}

/** The provider's email, if it's an address as it stands. Tidying it could lead to someone else's account. Without one, the library refuses. */
function emailIn({ email }: Record<string, unknown>): string {
  const parsed = newEmailSchema.safeParse({ email });
  return parsed.data && parsed.data.email === String(email).toLowerCase() ? parsed.data.email : '';
}

/** First and last name from a provider's claims, or from a whole `name`, up to 50 characters each. */
export function namesIn(claims: Record<string, unknown>): { name: string; firstName: string; lastName: string } {
  const text = (claim: unknown) => (typeof claim === 'string' ? tidy(claim, 'name') : '');
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  const firstName = truncate(text(claims.given_name) || first, 50);
  const lastName = truncate(text(claims.family_name) || rest.join(' '), 50);
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
}
