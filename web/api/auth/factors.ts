import type { Hono } from 'hono';
import { z } from 'zod';
import { addPasskey, beginPasskey, passkeysOf, removePasskey } from '../../../domain/accounts/passkeys.ts';
import { codeSchema, passkeyNameSchema, twoFactorSchema } from '../../../domain/accounts/schema.ts';
import { beginTwoFactor, turnOffTwoFactor, turnOnTwoFactor, twoFactorOf, twoFactorSetup } from '../../../domain/accounts/two-factor.ts';
import { awaitsTwoFactor, passTwoFactor } from '../../../domain/accounts/two-factor-login.ts';
import { answerSession, bodyOf, ownerFor, passCookies, refuse, refuseAs, requesterOf, viewerFor } from './answers.ts';

/**
 * Two-factor methods: up to one authenticator app, whose ID is `totp`, and passkeys with IDs of their own.
 * - GET /api/auth/factors lists them.
 * - POST /api/auth/factors {factor_type: 'totp'} starts the setup of the app and returns its secret.
 * - POST /api/auth/factors/totp/verify {code} turns it on and returns backup codes. After a password it finishes the login with a
 *   Session ({code}, or {backup_code}).
 * - POST /api/auth/factors/passkey/challenge returns what a browser needs to create a passkey, and
 *   POST /api/auth/factors/passkey/verify {friendly_name, credential} adds it.
 * - DELETE /api/auth/factors/:id removes one.
 *
 * All except finishing a login need a session. Changes also need a verified email and recent authentication.
 */
export function addFactorCalls(app: Hono): void {
  app.get('/api/auth/factors', async (context) => {
    const { viewer, refusal } = await viewerFor(context);
    if (refusal) return refusal;
    const [app, passkeys] = await Promise.all([twoFactorOf(viewer.user.id), passkeysOf(viewer.user.id)]);
    return context.json({
      factors: [
        ...(app.isOn ? [{ id: 'totp', factor_type: 'totp', status: 'verified', friendly_name: 'Authenticator app' }] : []),
        ...passkeys.map(({ id, name }) => ({ id, factor_type: 'webauthn', status: 'verified', friendly_name: name })),
      ],
    });
  });

  app.post('/api/auth/factors', async (context) => {
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, enrollSchema);
    if (read.refusal) return read.refusal;
    const { id, email } = viewer.user;
    const setUp = (await beginTwoFactor(id)) ? await twoFactorSetup(id, email) : undefined;
    if (!setUp) return refuse(context, 'factor_exists');
    return context.json({ id: 'totp', type: 'totp', totp: { secret: setUp.text, uri: setUp.address } });
  });

  app.post('/api/auth/factors/:id/challenge', async (context) => {
    const id = context.req.param('id');
    if (id === 'totp') {
      const isAsked = (await awaitsTwoFactor(context.req.raw.headers)) || (await viewerFor(context)).viewer;
      return isAsked ? context.json({ id, type: 'totp' }) : refuse(context, 'session_not_found');
    }
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    if (id !== 'passkey') return refuse(context, 'factor_not_found');
    const { options, headers } = await beginPasskey(viewer.user);
    passCookies(context, headers);
    return context.json({ id, type: 'webauthn', webauthn: { credential_options: options } });
  });

  app.post('/api/auth/factors/totp/verify', async (context) => {
    const requester = requesterOf(context);
    if (await awaitsTwoFactor(requester.headers)) {
      const read = await bodyOf(context, loginStepSchema);
      if (read.refusal) return read.refusal;
      const result = await passTwoFactor(read.body, requester);
      return result.ok ? answerSession(context, result.headers) : refuseAs(context, result);
    }
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, codeSchema);
    if (read.refusal) return read.refusal;
    const result = await turnOnTwoFactor(viewer.user.id, viewer.session.id, read.body.code);
    return result.ok ? context.json({ backup_codes: result.codes }) : refuseAs(context, result);
  });

  app.post('/api/auth/factors/passkey/verify', async (context) => {
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, passkeySchema);
    if (read.refusal) return read.refusal;
    const { name, credential } = read.body;
    const result = await addPasskey(viewer.user.id, name, credential, requesterOf(context));
    return result.ok ? context.json({}) : refuse(context, 'validation_failed', result.message);
  });

  app.delete('/api/auth/factors/:id', async (context) => {
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const id = context.req.param('id');
    const removed =
      id === 'totp' ? await turnOffTwoFactor(viewer.user.id) : z.uuid().safeParse(id).success && (await removePasskey(viewer.user.id, id));
    return removed ? context.json({}) : refuse(context, 'factor_not_found');
  });
}

const enrollSchema = z.strictObject({
  factor_type: z.literal('totp', 'factor_type is totp; passkeys begin at /api/auth/factors/passkey/challenge.'),
});
const loginStepSchema = z
  .union([z.strictObject({ code: z.string() }), z.strictObject({ backup_code: z.string() })], 'Send a code, or a backup_code.')
  .transform((body) => ({
    ...('code' in body ? { kind: 'app', code: body.code } : { kind: 'backup', code: body.backup_code }),
    trustDevice: false,
  }))
  .pipe(twoFactorSchema);
const passkeySchema = z
  .strictObject({ friendly_name: z.unknown(), credential: z.looseObject({ id: z.string() }, 'credential is what the browser created.') })
  .transform(({ friendly_name, credential }) => ({ name: friendly_name, credential }))
  .pipe(passkeyNameSchema.extend({ credential: z.looseObject({ id: z.string() }) }));
