import type { Hono } from 'hono';
import { z } from 'zod';
import { forgetHeaders } from '../cookies/flash.ts';

const formSchema = z.strictObject({ id: z.uuid() });

/** POST /api/toasts/shown: a page has shown the toast with this ID, so it isn't shown again. */
export function addToasts(app: Hono): void {
  app.post('/api/toasts/shown', async (context) => {
    const parsed = formSchema.safeParse(await context.req.parseBody());
    if (!parsed.success) return context.text('That message doesn’t exist.', 400);
    const headers = await forgetHeaders(context.req.header('cookie') ?? null, parsed.data.id);
    for (const header of headers) context.header('Set-Cookie', header, { append: true });
    return context.body(null, 204);
  });
}
