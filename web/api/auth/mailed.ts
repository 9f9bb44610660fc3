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
 * Calls that mail something, and those that take what was mailed:
 * POST /api/auth/otp {email} mails a login code; /recover {email} a reset link; /resend {type: 'signup', email} link and code
 * to verify an email, with emailRedirectTo as at sign-up. All three answer {} in the same time, whether the email has an account or not.
 * A login code works only in the browser that asked for it. POST /api/auth/verify takes {type: 'signup', email, token} (six
 * digits) or {type: 'signup', token_hash} (the link's token), both only where the account is signed in, and {type: 'email', email,
 * token} (a login code), each answered by a Session; {type: 'email_change', token_hash} of the signed-in person; and {type:
 * 'recovery', token_hash, password?}: without a password it tells whether the link lives, with one it sets it and ends every session.
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
      return result.ok ? answerSession(context, result.headers) : refuseAs(context, 'code_invalid', result.message);
    }
    const result =
      'email' in body
        ? await withMinimumDuration(() => verifyByCode(body.email, body.token, requester))
        : await verifyByLink(body.token_hash, requester);
    if (result.ok) return answerSession(context, new Headers());
    if (result.signIn) return refuse(context, 'session_not_found', result.message);
    return refuseAs(context, 'email' in body ? 'code_invalid' : 'link_invalid', result.message);
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
