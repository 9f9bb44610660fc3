import type { Hono } from 'hono';
import { keepFirstLook } from '../../domain/first-looks/first-looks.ts';
import { firstAnswersSchema } from '../../domain/first-looks/schema.ts';
import { waitMessage, withinLimit } from '../../domain/limits/limits.ts';
import { firstLookCookieHeader, firstLookOfRequest } from '../cookies/first-look-cookie.ts';
import { clientAddressOf } from '../http/client-address.ts';

/**
 * POST /api/first-look, a form with name, trade and town, of which at least one is given: answers where the visitor's own home page
 * is drawn. A cookie remembers the answers for their brief. Refusals are a sentence for the form.
 */
export function addFirstLook(app: Hono): void {
  app.post('/api/first-look', async (context) => {
    const form = await context.req.formData().catch(() => new FormData());
    const parsed = firstAnswersSchema.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
    if (!parsed.success) return context.text(parsed.error.issues[0]?.message ?? '', 422);
    if (!Object.values(parsed.data).some(Boolean)) return context.text('Type your business name, what you do or your town.', 422);
    const limit = await withinLimit('firstLook', clientAddressOf(context));
    if (!limit.ok) return context.text(waitMessage(limit.retryInSeconds), 429, { 'Retry-After': String(limit.retryInSeconds) });
    const { token, origin } = await keepFirstLook(parsed.data, await firstLookOfRequest(context.req.header('cookie')));
    return context.json({ origin }, 200, { 'Set-Cookie': await firstLookCookieHeader(token), 'Cache-Control': 'no-store' });
  });
}
