import type { Hono } from 'hono';
import { z } from 'zod';
import { changeName } from '../../../domain/accounts/accounts.ts';
import { requestNewEmail } from '../../../domain/accounts/email-change.ts';
import { replacePassword } from '../../../domain/accounts/passwords.ts';
import { confirmByCode, confirmByPassword, hasRecentAuth, mailConfirmationCode } from '../../../domain/accounts/recent-auth.ts';
import { codeSchema, nameSchema, newEmailSchema, passwordSchema, resetSchema } from '../../../domain/accounts/schema.ts';
import { logOut } from '../../../domain/accounts/sessions.ts';
import { cookiesAfterLogout } from '../../cookies/after-logout.ts';
import { viewerOf } from '../../session/session.ts';
import { bodyOf, passCookies, refuse, refuseAs, requesterOf, viewerFor } from './answers.ts';

/**
 * - GET /api/auth/user returns the logged-in person.
 * - PUT /api/auth/user {data: {first_name, last_name}, password, email} changes them. Each is optional. Password and email need recent
 *   authentication, and a new email takes effect once the link emailed to it is used.
 * - POST /api/auth/reauthenticate {password} confirms the person. Without a password, {} emails a code and {token} confirms with it.
 * - POST /api/auth/logout?scope= ends this session (`local`), all others (`others`) or all (`global`, the default).
 */
export function addUserCalls(app: Hono): void {
  app.get('/api/auth/user', async (context) => {
    const { viewer, refusal } = await viewerFor(context);
    return refusal ?? context.json(viewer.user);
  });

  app.put('/api/auth/user', async (context) => {
    const { viewer, refusal } = await viewerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, userSchema);
    if (read.refusal) return read.refusal;
    const { data, password, email } = read.body;
    if ((password ?? email) !== undefined && !(await hasRecentAuth(context.req.raw.headers)))
      return refuse(context, 'reauthentication_needed');
    // The email comes first because it can be refused. Either everything is saved, or nothing.
    if (email !== undefined) {
      const outcome = await requestNewEmail(viewer.user, email);
      if (!outcome.ok) return refuseAs(context, outcome);
    }
    if (data) await changeName(viewer.user.id, { firstName: data.first_name, lastName: data.last_name });
    if (password !== undefined) await replacePassword({ id: viewer.user.id, sessionId: viewer.session.id }, password);
    return context.json((await viewerOf(context.req.raw.headers))?.user);
  });

  app.post('/api/auth/reauthenticate', async (context) => {
    const { refusal } = await viewerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, reauthenticateSchema);
    if (read.refusal) return read.refusal;
    const requester = requesterOf(context);
    if ('password' in read.body) {
      const result = await confirmByPassword(read.body.password, requester);
      return result.ok ? context.json({}) : refuseAs(context, result);
    }
    if ('token' in read.body) {
      const result = await confirmByCode(read.body.token, requester);
      return result.ok ? context.json({}) : refuseAs(context, result);
    }
    return (await mailConfirmationCode(requester.headers)) ? context.json({}) : refuse(context, 'over_request_rate_limit');
  });

  app.post('/api/auth/logout', async (context) => {
    const scope = scopeSchema.safeParse(context.req.query('scope') ?? 'global');
    if (!scope.success) return refuse(context, 'validation_failed', 'scope is local, others or global.');
    const { refusal } = await viewerFor(context);
    if (refusal && scope.data !== 'local') return refusal;
    passCookies(context, await logOut(requesterOf(context), scope.data));
    if (scope.data !== 'others')
      for (const cookie of await cookiesAfterLogout(context.req.raw)) context.header('Set-Cookie', cookie, { append: true });
    return context.json({});
  });
}

const scopeSchema = z.enum(['local', 'others', 'global']);
const { firstName, lastName } = nameSchema.shape;
const userSchema = z.strictObject({
  data: z.strictObject({ first_name: firstName, last_name: lastName }).optional(),
  password: resetSchema.shape.password.optional(),
  email: newEmailSchema.shape.email.optional(),
});
const reauthenticateSchema = z.union(
  [passwordSchema, z.strictObject({ token: codeSchema.shape.code }), z.strictObject({})],
  'Send a password, an emailed code as token, or nothing to have a code emailed.',
);
