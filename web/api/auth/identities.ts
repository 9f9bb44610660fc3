import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { identitiesOf, unlinkIdentity } from '../../../domain/accounts/accounts.ts';
import { beginProviderLink, beginProviderLogin, finishProviderLogin, providerName } from '../../../domain/accounts/provider-login.ts';
import { checkLimits } from '../../../domain/limits/limits.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { loginPath } from '../../http/own-path.ts';
import { safeNext } from '../../session/session.ts';
import { bodyOf, ownerFor, passCookies, refuse, requesterOf, viewerFor } from './answers.ts';

/**
 * The sign-in provider, if one is configured.
 * - GET /api/auth/authorize?provider=oidc&next=/path redirects to it. POST /api/auth/sso {provider, next} returns {url} for scripts.
 * - GET /api/auth/callback/oidc is where it redirects back to.
 * - GET /api/auth/identities lists the logged-in person's ways to log in.
 * - POST /api/auth/identities {provider} returns the {url} that links the provider. DELETE /api/auth/identities/:id unlinks it. Both
 *   need a verified email and recent authentication.
 */
export function addIdentityCalls(app: Hono): void {
  app.get('/api/auth/authorize', async (context) => {
    const refusal = await refuseProvider(context, context.req.query('provider'));
    if (refusal) return refusal;
    const next = safeNext(context.req.query('next') ?? null);
    const start = await beginProviderLogin(next, requesterOf(context));
    if (start.ok) passCookies(context, start.headers);
    else context.header('Set-Cookie', await flashHeader({ type: 'error', title: 'Login failed', description: start.message }));
    return context.redirect(start.ok ? start.url : loginPath(next));
  });

  app.post('/api/auth/sso', async (context) => {
    const { body, refusal } = await bodyOf(context, ssoSchema);
    if (refusal) return refusal;
    const early = await refuseProvider(context, body.provider);
    if (early) return early;
    const start = await beginProviderLogin(safeNext(body.next ?? null), requesterOf(context));
    if (!start.ok) return refuse(context, 'provider_unreachable', start.message);
    passCookies(context, start.headers);
    return context.json({ url: start.url });
  });

  app.get('/api/auth/callback/oidc', async (context) => {
    if (!providerName()) return refuse(context, 'provider_disabled');
    const { ok, message, path, headers } = await finishProviderLogin(context.req.raw);
    passCookies(context, headers);
    const failed = path.startsWith('/portal/settings') ? 'Nothing was linked' : 'Login failed';
    const toast: Toast = ok ? { type: 'success', title: message } : { type: 'error', title: failed, description: message };
    if (message) context.header('Set-Cookie', await flashHeader(toast), { append: true });
    return context.redirect(path);
  });

  app.get('/api/auth/identities', async (context) => {
    const { viewer, refusal } = await viewerFor(context);
    return refusal ?? context.json({ identities: await identitiesOf(viewer.user.id) });
  });

  app.post('/api/auth/identities', async (context) => {
    const { refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const read = await bodyOf(context, linkSchema);
    if (read.refusal) return read.refusal;
    const early = await refuseProvider(context, read.body.provider);
    if (early) return early;
    const start = await beginProviderLink(requesterOf(context));
    if (!start.ok) return refuse(context, 'provider_unreachable', start.message);
    passCookies(context, start.headers);
    return context.json({ url: start.url });
  });

  app.delete('/api/auth/identities/:id', async (context) => {
    const { viewer, refusal } = await ownerFor(context);
    if (refusal) return refusal;
    const id = z.uuid().safeParse(context.req.param('id'));
    if (!id.success) return refuse(context, 'identity_not_found');
    const result = await unlinkIdentity(viewer.user.id, id.data);
    if (result === 'missing') return refuse(context, 'identity_not_found');
    return result === 'last' ? refuse(context, 'single_identity_not_deletable') : context.json({});
  });
}

/** Refuses an unknown provider, and too many logins from one address. */
async function refuseProvider(context: Context, provider: string | undefined): Promise<Response | undefined> {
  if (provider !== 'oidc' || !providerName()) return refuse(context, 'provider_disabled');
  const limit = await checkLimits(['authorize', requesterOf(context).address]);
  return limit.ok ? undefined : refuse(context, 'over_request_rate_limit', limit.message);
}

const ssoSchema = z.strictObject({ provider: z.string(), next: z.string().max(2000).optional() });
const linkSchema = z.strictObject({ provider: z.string() });
