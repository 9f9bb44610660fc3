import type { Hono } from 'hono';
import { z } from 'zod';
import { saveChoices } from '../../domain/notifications/choices.ts';
import { markAllRead, markRead, notificationsOf, unreadCount } from '../../domain/notifications/list.ts';
import { choicesSchema } from '../../domain/notifications/schema.ts';
import { viewerOf } from '../session/session.ts';

const formSchema = z.strictObject({ which: z.union([z.literal('all'), z.uuid()]) });

/**
 * GET /api/notifications: the logged-in person's newest notifications and how many are unread. Empty without a session.
 * POST /api/notifications/read: marks one of them as read, by its ID, or `all`. POST /api/notifications/choices: saves on which
 * channels they want to hear of the listed events.
 */
export function addNotifications(app: Hono): void {
  app.get('/api/notifications', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    const [notifications, unread] = viewer ? await Promise.all([notificationsOf(viewer.user.id), unreadCount(viewer.user.id)]) : [[], 0];
    return context.json({ notifications, unread }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/api/notifications/read', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    if (!viewer) return context.text('Log in first.', 401);
    const parsed = formSchema.safeParse(await context.req.parseBody());
    if (!parsed.success) return context.text('That notification doesn’t exist.', 400);
    const { which } = parsed.data;
    await (which === 'all' ? markAllRead(viewer.user.id) : markRead(viewer.user.id, which));
    return context.body(null, 204);
  });
  app.post('/api/notifications/choices', async (context) => {
    const viewer = await viewerOf(context.req.raw.headers);
    if (!viewer) return context.text('Log in first.', 401);
    const form = await context.req.formData();
    const parsed = choicesSchema().safeParse({ listed: form.getAll('listed'), on: form.getAll('on') });
    if (!parsed.success) return context.text('That setting doesn’t exist.', 400);
    await saveChoices(viewer.user.id, viewer.isAdmin, parsed.data);
    return context.body(null, 204);
  });
}
