import type { Hono } from 'hono';
import { z } from 'zod';
import { verifyNewEmail } from '../../../domain/accounts/email-change.ts';
import { resendToAnyone, verifyByCode, verifyByLink } from '../../../domain/accounts/email-verification.ts';
import { logInByCode, requestLoginCode } from '../../../domain/accounts/login-code.ts';
import { withMinimumDuration } from '../../../domain/accounts/mail-requests.ts';
import { isResetLinkValid, requestReset, resetPassword } from '../../../domain/accounts/passwords.ts';
import { codeSchema, emailSchema, resetSchema } from '../../../domain/accounts/schema.ts';
import { answerSession, bodyOf, passCookies, refuse, refuseAs, requesterOf, viewerFor } from './answers.ts';
import { liftOptions, redirectTo } from './redirects.ts';

/**
 * Calls that send an email, and POST /api/auth/verify, which accepts what was emailed.
 * - POST /api/auth/otp {email} emails a login code, which works only in the browser that requested it.
 * - POST /api/auth/recover {email} emails a reset link.
 * - POST /api/auth/resend {type: 'signup', email} emails the verification link and code, with emailRedirectTo as at sign-up.
 *
 * These three return {} in the same time, whether or not the email has an account. POST /api/auth/verify accepts:
 * - {type: 'signup', email, token} (six digits) or {type: 'signup', token_hash} (the link's token), where the account is logged in.
 *   Returns a Session.
 * - {type: 'email', email, token}, a login code. Returns a Session.
 * - {type: 'email_change', token_hash} of the logged-in person.
 * - {type: 'recovery', token_hash, password?}. Without a password it checks the link. With one it sets the password and ends all sessions.
 */
export function addMailedCalls(app: Hono): void {
  app.post('/api/auth/otp', async (context) => {
    const { body, refusal } = await bodyOf(context, emailSchema);
    if (refusal) return refusal;
    passCookies(context, await requestLoginCode(body.email, requesterOf(context)));
    return context.json({});
  });

  app.post('/api/auth/recover', async (context) => {
    const { body, refusal } = await bodyOf(context, emailSchema);
    if (refusal) return refusal;
    await requestReset(body.email, requesterOf(context));
    return context.json({});
  });

  app.post('/api/auth/resend', async (context) => {
    const { body, refusal } = await bodyOf(context, resendSchema);
    if (refusal) return refusal;
    await resendToAnyone(body.email, requesterOf(context), body.emailRedirectTo);
    return context.json({});
  });

  app.post('/api/auth/verify', async (context) => {
    const { body, refusal } = await bodyOf(context, verifySchema);
    if (refusal) return refusal;
    const requester = requesterOf(context);
    if (body.type === 'recovery') {
      if (!(await isResetLinkValid(body.token_hash))) return refuse(context, 'link_invalid');
      if (body.password !== undefined && !(await resetPassword(body.token_hash, body.password))) return refuse(context, 'link_invalid');
      return context.json({});
    }
    if (body.type === 'email_change') {
      const { viewer, refusal: signedOut } = await viewerFor(context);
      if (signedOut) return signedOut;
      return (await verifyNewEmail(body.token_hash, viewer.user.id)) ? context.json({}) : refuse(context, 'link_invalid');
    }
    if (body.type === 'email') {
      const result = await logInByCode(body.email, body.token, requester);
      return result.ok ? answerSession(context, result.headers) : refuseAs(context, result);
    }
    const result =
      'email' in body
        ? await withMinimumDuration(() => verifyByCode(body.email, body.token, requester))
        : await verifyByLink(body.token_hash, requester);
    return result.ok ? answerSession(context, new Headers()) : refuseAs(context, result);
  });
}

const { email } = emailSchema.shape;
const token = codeSchema.shape.code;
const tokenHash = z.string().min(10, 'The token of the link is missing.').max(2000, 'The token of the link is too long.');

const resendSchema = z.preprocess(
  liftOptions,
  z.strictObject({ type: z.literal('signup', 'type is signup.').optional(), email, emailRedirectTo: redirectTo.optional() }),
);
const verifySchema = z.union(
  [
    z.strictObject({ type: z.literal(['signup', 'email']), email, token }),
    z.strictObject({ type: z.literal(['signup', 'email_change']), token_hash: tokenHash }),
    z.strictObject({ type: z.literal('recovery'), token_hash: tokenHash, password: resetSchema.shape.password.optional() }),
  ],
  'type must be signup, email, email_change or recovery, with the emailed token.',
);
