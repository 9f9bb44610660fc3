import type { Hono } from 'hono';
import { z } from 'zod';
import { signUp } from '../../../domain/accounts/accounts.ts';
import { logIn } from '../../../domain/accounts/login.ts';
import { loginSchema, signupSchema } from '../../../domain/accounts/schema.ts';
import { viewerOf, visitOf } from '../../session/session.ts';
import { answerSession, bodyOf, refuse, refuseAs, requesterOf } from './answers.ts';
import { liftOptions, redirectTo } from './redirects.ts';

/**
 * POST /api/auth/signup {email, password, data: {first_name, last_name}, emailRedirectTo}: signs up. The last two
 * fields may be inside `options`. emailRedirectTo is optional and says where the emailed link leads once the email is verified.
 * POST /api/auth/token: `?grant_type=password` {email, password} logs in; `?grant_type=refresh_token` {} returns a new access
 * token and extends a customer's session. All answer a
 * Session. Its `refresh_token` is always empty: the refresh token is the session's HttpOnly cookie, which no script reads.
 */
export function addTokenCalls(app: Hono): void {
  app.post('/api/auth/signup', async (context) => {
    const { body, refusal } = await bodyOf(context, signupCallSchema);
    if (refusal) return refusal;
    const { data, email, password, emailRedirectTo } = body;
    const form = { email, password, confirmPassword: password, firstName: data.first_name, lastName: data.last_name };
    const result = await signUp(form, requesterOf(context), emailRedirectTo);
    return result.ok ? answerSession(context, result.headers) : refuseAs(context, result);
  });

  app.post('/api/auth/token', async (context) => {
    const grant = context.req.query('grant_type');
    if (grant === 'refresh_token') {
      const { refusal } = await bodyOf(context, refreshSchema);
      if (refusal) return refusal;
      const { headers } = context.req.raw;
      const viewer = await viewerOf(headers);
      // An open page refreshes its token even when no one is there, so it must not extend the short idle time of admins.
      return answerSession(context, viewer?.isAdmin ? new Headers() : cookiesOf(await visitOf(headers)));
    }
    if (grant !== 'password') return refuse(context, 'validation_failed', 'grant_type is password or refresh_token.');
    const { body, refusal } = await bodyOf(context, loginSchema);
    if (refusal) return refusal;
    const result = await logIn(body, requesterOf(context));
    if (result.ok) return answerSession(context, result.headers);
    return result.challenge ? answerSession(context, result.challenge) : refuseAs(context, result);
  });
}

function cookiesOf({ cookies }: { cookies: string[] }): Headers {
  return new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
}

const { firstName, lastName, email, password } = signupSchema.shape;
const signupCallSchema = z.preprocess(
  liftOptions,
  z.strictObject({
    email,
    password,
    data: z.strictObject({ first_name: firstName, last_name: lastName }, 'data holds first_name and last_name.'),
    emailRedirectTo: redirectTo.optional(),
  }),
);

/** Standard clients send their refresh token. Ours is the cookie. */
const refreshSchema = z.strictObject({ refresh_token: z.string().optional() });
