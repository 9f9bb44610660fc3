import type { Hono } from 'hono';
import { z } from 'zod';
import { forgetHeaders } from '../cookies/flash.ts';

const formSchema = z.strictObject({ id: z.uuid() });

/** POST /api/toasts/shown: a page has shown the toast that waited under this id; it waits no longer. */
export function addToasts(app: Hono): void {
  app.post('/api/toasts/shown', async (context) => {
    const parsed = formSchema.safeParse(await context.req.parseBody());
    if (!parsed.success) return context.text('This is no toast.', 400);
    const headers = await forgetHeaders(context.req.header('cookie') ?? null, parsed.data.id);
    for (const header of headers) context.header('Set-Cookie', header, { append: true });
    return context.body(null, 204);
  });
}
