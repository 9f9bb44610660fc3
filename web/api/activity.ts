import type { Hono } from 'hono';
import { recentActivity } from '../../domain/activity/queries.ts';

/** GET /api/activity: items for the activity pop-up, the same for everyone. */
export function addActivity(app: Hono): void {
  app.get('/api/activity', async (context) =>
    context.json({ items: await recentActivity() }, 200, { 'Cache-Control': 'public, max-age=60' }),
  );
}
