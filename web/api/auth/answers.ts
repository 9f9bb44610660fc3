import type { Context } from 'hono';
import type { z } from 'zod';
import { makeAccessToken } from '../../../domain/accounts/access-token.ts';
import { cookiesAfter } from '../../../domain/accounts/cookies.ts';
import { hasRecentAuth } from '../../../domain/accounts/recent-auth.ts';
import type { AccountRefusal } from '../../../domain/accounts/refusals.ts';
import type { Requester } from '../../../domain/accounts/requester.ts';
import type { Session } from '../../../domain/accounts/schema.ts';
import { awaitsTwoFactor } from '../../../domain/accounts/two-factor-login.ts';
import { clientJson } from '../../../text/client-json.ts';
import { clientAddressOf } from '../../http/client-address.ts';
import { type Viewer, viewerOf } from '../../session/session.ts';

/** Refusals of the calls under /api/auth: code, status and default message. */
const refusals = {
  bad_json: [400, 'The request body isn’t JSON.'],
  validation_failed: [422, 'Something in the request is missing or invalid.'],
  invalid_credentials: [400, 'Invalid email or password.'],
  email_exists: [422, 'An account with this email already exists.'],
  session_not_found: [401, 'You’re logged out. Log in again.'],
  second_factor_required: [403, 'Enter a code from your authenticator app to continue.'],
  email_not_confirmed: [403, 'Verify your email first.'],
  reauthentication_needed: [403, 'Confirm it’s you, then try again.'],
  code_invalid: [403, 'That code is wrong or expired. Check our latest email or request a new code.'],
  link_invalid: [403, 'This link is no longer valid. Request a new one.'],
  provider_disabled: [404, 'That sign-in provider isn’t available here.'],
  provider_unreachable: [502, 'The sign-in provider isn’t responding right now. Try again in a minute.'],
  identity_not_found: [404, 'We couldn’t find that login method.'],
  single_identity_not_deletable: [422, 'An account needs a password or a sign-in provider, so you can’t remove the last one.'],
  factor_not_found: [404, 'That two-factor method doesn’t exist.'],
  factor_exists: [422, 'Two-factor authentication is already on.'],
  over_request_rate_limit: [429, 'Too many attempts. Please wait.'],
  not_found: [404, 'Unknown API call.'],
} as const;
export type RefusalCode = keyof typeof refusals;

export function refuse(context: Context, code: RefusalCode, message: string = refusals[code][1]): Response {
  return context.json({ error_code: code, message }, refusals[code][0]);
}

/** The API's codes for those of the domain. */
const answers: Partial<Record<AccountRefusal['code'], RefusalCode>> = {
  'app-code-invalid': 'code_invalid',
  'app-code-used': 'code_invalid',
  'backup-code-invalid': 'code_invalid',
  'email-code-invalid': 'code_invalid',
  'email-taken': 'email_exists',
  'invalid-credentials': 'invalid_credentials',
  'log-in-first': 'session_not_found',
  'logged-out': 'session_not_found',
  'login-expired': 'code_invalid',
  'setup-code-invalid': 'code_invalid',
  'setup-expired': 'code_invalid',
  'two-factor-unreadable': 'code_invalid',
  'verification-link-invalid': 'link_invalid',
  wait: 'over_request_rate_limit',
  'wrong-password': 'invalid_credentials',
};

/** Refuses as the domain did, with its sentence. */
export function refuseAs(context: Context, { code, message }: AccountRefusal): Response {
  return refuse(context, answers[code] ?? 'validation_failed', message);
}

/** What a call needs, or the refusal to respond with. */
type OrRefusal<Value> = (Value & { refusal?: undefined }) | ({ [Name in keyof Value]?: undefined } & { refusal: Response });

/** Parses the body with a strict schema, or refuses it. An empty body is an empty object. */
export async function bodyOf<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<OrRefusal<{ body: z.infer<Schema> }>> {
  const text = await context.req.text();
  const json = text ? clientJson(text) : {};
  if (json === undefined) return { refusal: refuse(context, 'bad_json') };
  const parsed = schema.safeParse(json);
  return parsed.success ? { body: parsed.data } : { refusal: refuse(context, 'validation_failed', parsed.error.issues[0]?.message) };
}

/** The sender of a request, for functions that check limits and set cookies. */
export function requesterOf(context: Context): Requester {
  return { address: clientAddressOf(context), headers: context.req.raw.headers };
}

/** The logged-in person. Refuses requests without a session, or with one that hasn't passed two-factor. */
export async function viewerFor(context: Context, headers = context.req.raw.headers): Promise<OrRefusal<{ viewer: Viewer }>> {
  const viewer = await viewerOf(headers);
  if (viewer) return { viewer };
  return { refusal: refuse(context, (await awaitsTwoFactor(headers)) ? 'second_factor_required' : 'session_not_found') };
}

/** The logged-in person if they may change login methods: that takes a verified email and recent authentication. */
export async function ownerFor(context: Context): Promise<OrRefusal<{ viewer: Viewer }>> {
  const outcome = await viewerFor(context);
  if (outcome.refusal) return outcome;
  // Someone else may have signed up with this email, and must not add a login method of their own.
  if (!outcome.viewer.user.email_confirmed_at) return { refusal: refuse(context, 'email_not_confirmed') };
  return (await hasRecentAuth(context.req.raw.headers)) ? outcome : { refusal: refuse(context, 'reauthentication_needed') };
}

/** Passes on cookies that the domain set. */
export function passCookies(context: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true });
}

/** Responds with the session that was started or extended, and its cookies. Refuses if two-factor is still due. */
export async function answerSession(context: Context, cookies: Headers): Promise<Response> {
  passCookies(context, cookies);
  const { viewer, refusal } = await viewerFor(context, cookiesAfter(context.req.raw.headers, cookies));
  return refusal ?? context.json(await sessionOf(viewer));
}

async function sessionOf({ user, session }: Viewer): Promise<Session> {
  const access = await makeAccessToken({ sub: user.id, email: user.email, session_id: session.id, aal: session.aal });
  return {
    access_token: access.token,
    refresh_token: '',
    expires_at: access.expiresAt,
    expires_in: access.expiresIn,
    token_type: 'bearer',
    user,
  };
}
