import { setTimeout as delay } from 'node:timers/promises';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import { db } from '../../db/connect.ts';
import { type Env, env } from '../../env.ts';
import { log } from '../../log.ts';
import type { Result } from '../../result.ts';
import type { Requester } from './accounts.ts';
import { auth, authOptions } from './auth.ts';
import { recordVerifiedEmail } from './email-proof.ts';
import { rememberBrowser } from './known-browsers.ts';
import { cookiesAfter } from './request-cookies.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** A provider that does not answer in this time is not there. */
const reachMs = 5000;
/** Where linking ends. */
const settingsPath = '/portal/settings/security';

export type ProviderStart = Result<{ url: string; headers: Headers }>;
/** How a trip to the provider ended: a path of ours to go to, cookies to set, and what to say; '' says nothing. */
export interface ProviderEnd {
  ok: boolean;
  path: string;
  headers: Headers;
  message: string;
}

/** The name of the sign-in provider, when one is configured. */
export function providerName(): string | undefined {
  return env().oidc?.name;
}

/** Begins a login at the provider; it ends at `next`. A person without an account gets one. */
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

/** Begins linking the signed-in person's account at the provider to the one here. */
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

/** Ends a trip to the provider, begun in this browser: signs in, signs up or links, or says why not. Emails being equal links nothing. */
export async function endProviderTrip(request: Request): Promise<ProviderEnd> {
  const provider = await reachProvider();
  if (!provider) return { ok: false, path: '/auth', headers: new Headers(), message: unreachable().message };
  const response = await provider.handler(request);
  const target = new URL(response.headers.get('location') ?? '/auth', env().appUrl);
  const headers = new Headers(response.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie]));
  const error = target.searchParams.get('error');
  const isNew = target.pathname === '/auth' && target.searchParams.has('new');
  const path = pathOf(isNew ? new URL(target.searchParams.get('next') ?? '/', env().appUrl) : target);
  if (error || response.status >= 400 || target.origin !== env().appUrl) {
    log.warn({ reason: error ?? response.status }, 'provider sign-in refused');
    return { ok: false, path: path === settingsPath ? path : authPath(target), headers, message: sentenceFor(error) };
  }
  const current = await auth().api.getSession({ headers: cookiesAfter(request.headers, headers) });
  // Linking begins no session.
  if (target.searchParams.has('linked') && !headers.getSetCookie().some((cookie) => /^(?:__Host-)?session=/.test(cookie))) {
    if (current) await notifyOfSecurityEvent(db(), current.user.id, 'provider-linked');
    return { ok: true, path, headers, message: `${providerName()} is linked.` };
  }
  if (!current) return { ok: false, path: authPath(target), headers, message: sentenceFor(null) };
  if (current.user.emailVerified) await recordVerifiedEmail(current.user.email);
  rememberBrowser(headers, request.headers, current.user.email);
  if (current.user.twoFactorEnabled && !current.session.secondFactorAt)
    return { ok: true, path: `/auth/second-factor?next=${encodeURIComponent(path)}`, headers, message: '' };
  return { ok: true, path, headers, message: isNew ? 'Account created successfully!' : 'Welcome back!' };
}

/** Why a login at the provider was refused, by the code of the reason; undefined for a code that is none. */
export function providerRefusal(code: string | null): string | undefined {
  return code && providerName() ? sentences(providerName() ?? '')[code] : undefined;
}

/** A way back without the marks that the trip carried. A page of the library's own is none. */
function pathOf({ pathname, search }: URL): string {
  if (pathname === settingsPath) return settingsPath;
  return pathname.startsWith('/api/') ? '/auth' : pathname + search;
}

/** /auth with the way back and the reason, if it is one we know. */
function authPath(target: URL): string {
  const search = new URLSearchParams();
  const next = target.pathname === '/auth' ? target.searchParams.get('next') : null;
  if (next) search.set('next', next);
  const error = target.searchParams.get('error');
  if (error && sentences('')[error]) search.set('provider', error);
  return search.size ? `/auth?${search}` : '/auth';
}

function sentenceFor(error: string | null): string {
  const name = providerName() ?? 'the provider';
  return sentences(name)[error ?? ''] ?? `The login at ${name} did not work. Try again.`;
}

function sentences(name: string): Record<string, string> {
  const tooLong = 'This login took too long, or began in another browser. Try again.';
  return {
    account_not_linked: `An account with this email exists. Log in with your password, then link ${name} under Settings, Security.`,
    account_already_linked_to_different_user: `This account at ${name} is linked to another account here.`,
    email_not_found: `${name} did not tell us an email, and an account needs one.`,
    access_denied: `The login at ${name} was called off.`,
    state_mismatch: tooLong,
    state_not_found: tooLong,
  };
}

function unreachable(): { ok: false; message: string } {
  return { ok: false, message: `${providerName() ?? 'The sign-in provider'} can't be reached right now. Try again in a minute.` };
}

let instance: ReturnType<typeof build> | undefined;

/** The library with the provider in it. Apart from the one that all requests use, so that a provider that is down holds up nobody else. */
async function reachProvider(): Promise<ReturnType<typeof build> | undefined> {
  const { oidc } = env();
  if (!oidc) return undefined;
  instance ??= build(oidc);
  const tried = instance;
  const context = await Promise.race([tried.$context.catch(() => undefined), delay(reachMs, undefined, { ref: false })]);
  const found = context?.socialProviders.find(({ id }) => id === 'oidc');
  // OpenID Connect Discovery 4.3: the document must name the issuer it was asked of.
  if (found?.issuer?.replace(/\/+$/, '') === oidc.issuer) return tried;
  instance = undefined;
  return undefined;
}

/** Forgets the instance, for tests that open another database or configure another provider. */
export function resetProvider(): void {
  instance = undefined;
}

/** Nothing of the provider's own is kept: we ask it who somebody is, and nothing more. */
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
            mapProfileToUser: (profile) => ({ ...namesIn(profile), emailVerified: profile.email_verified === true }),
          },
        ],
      }),
    ],
  });
}

/** First and last name from the claims, at most 50 characters each. */
function namesIn(claims: Record<string, unknown>): { name: string; firstName: string; lastName: string } {
  const text = (claim: unknown) => (typeof claim === 'string' ? claim.replaceAll('\0', '').trim() : '');
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  const firstName = (text(claims.given_name) || first).slice(0, 50);
  const lastName = (text(claims.family_name) || rest.join(' ')).slice(0, 50);
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
}
