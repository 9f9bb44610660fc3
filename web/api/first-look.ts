import type { Context, Hono } from 'hono';
import type { Result } from '../../base/result.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { forgetFirstLook, keepFirstLook } from '../../domain/looks/first-looks.ts';
import { firstAnswersSchema } from '../../domain/looks/schema.ts';
import { firstLookCookieHeader, firstLookOfRequest, forgetFirstLookHeader } from '../cookies/first-look-cookie.ts';
import { clientAddressOf } from '../http/client-address.ts';

/**
 * POST /api/first-look, a form with name, trade and town: answers where the visitor's own home page is drawn. A cookie remembers
 * the answers for their brief. Empty answers delete the ones it remembers. Refusals are a sentence for the form. A form sent
 * without our script leads to the sign-up, whether or not the answers could be kept. Empty, it changes nothing, because no script
 * knows whether there was something in it before.
 */
export function addFirstLook(app: Hono): void {
  app.post('/api/first-look', async (context) => {
    const form = await context.req.formData().catch(() => new FormData());
    // A script's request accepts anything, a browser that opens a page asks for one.
    const isPage = context.req.header('accept')?.includes('text/html') ?? false;
    const stored = await store(context, form, isPage);
    const headers = { 'Cache-Control': 'no-store', ...(stored.ok ? { 'Set-Cookie': stored.cookie } : stored.headers) };
    if (isPage) return context.body(null, 303, { ...headers, Location: '/onboarding' });
    if (!stored.ok) return context.text(stored.message, stored.status, headers);
    return stored.origin ? context.json({ origin: stored.origin }, 200, headers) : context.body(null, 204, headers);
  });
}

type Stored = Result<{ cookie: string; origin?: string }, { message: string; status: 422 | 429; headers?: Record<string, string> }>;

async function store(context: Context, form: FormData, isPage: boolean): Promise<Stored> {
  const typed = [...form].filter(([, value]) => typeof value === 'string');
  const all = firstAnswersSchema.safeParse(Object.fromEntries(typed));
  const refused = all.error?.issues.map(({ path }) => path[0]) ?? [];
  // Without script, no one reads a refusal, so what fits is kept.
  const parsed = isPage ? firstAnswersSchema.safeParse(Object.fromEntries(typed.filter(([name]) => !refused.includes(name)))) : all;
  if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? '', status: 422 };
  const earlier = await firstLookOfRequest(context.req.header('cookie'));
  if (!Object.values(parsed.data).some(Boolean)) {
    if (!earlier || isPage) return { ok: false, message: 'Enter your business name, what you do or your town.', status: 422 };
    await forgetFirstLook(earlier);
    return { ok: true, cookie: await forgetFirstLookHeader() };
  }
  const limit = await withinLimit('firstLook', clientAddressOf(context));
  if (!limit.ok) {
    const headers = { 'Retry-After': String(limit.retryInSeconds) };
    return { ok: false, message: limit.message, status: 429, headers };
  }
  const { token, origin } = await keepFirstLook(parsed.data, earlier);
  return { ok: true, origin, cookie: await firstLookCookieHeader(token) };
}
