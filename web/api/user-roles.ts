import type { Hono } from 'hono';
import { z } from 'zod';
import { refuse, viewerFor } from './auth/answers.ts';

const querySchema = z.strictObject({ user_id: z.uuid(), role: z.literal('admin') });

/**
 * GET /api/user-roles?user_id=…&role=admin answers [{role: 'admin'}] if the logged-in user is an admin, otherwise [].
 * Another user's ID gets [] too. The server checks admin rights on every request and never relies on this answer.
 */
export function addUserRoles(app: Hono): void {
  app.get('/api/user-roles', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { viewer, refusal } = await viewerFor(context);
    if (refusal) return refusal;
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) return refuse(context, 'validation_failed', 'Send your user_id and role=admin.');
    const isOwn = query.data.user_id === viewer.user.id;
    return context.json(isOwn && viewer.isAdmin ? [{ role: 'admin' }] : []);
  });
}
