import type { Hono } from 'hono';
import { z } from 'zod';
import { viewerOf } from '../session.ts';

const querySchema = z.strictObject({ user_id: z.uuid(), role: z.literal('admin') });

/**
 * GET /api/user-roles?user_id=…&role=admin: whether the signed-in person is an admin (seed section 7), as [{role: 'admin'}] or []. Other
 * people's rows are answered like missing ones. What an admin may do is checked on every request, never by this answer.
 */
export function addUserRoles(app: Hono): void {
  app.get('/api/user-roles', async (context) => {
    context.header('Cache-Control', 'no-store');
    const viewer = await viewerOf(context.req.raw.headers);
    if (!viewer) return context.json({ error_code: 'session_not_found', message: 'You are logged out. Log in again.' }, 401);
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) return context.json({ error_code: 'validation_failed', message: 'Send your user_id and role=admin.' }, 422);
    const isOwn = query.data.user_id === viewer.user.id;
    return context.json(isOwn && viewer.isAdmin ? [{ role: 'admin' }] : []);
  });
}
