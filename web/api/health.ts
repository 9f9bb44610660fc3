import type { Hono } from 'hono';
import { readiness } from '../../domain/health/queries.ts';

/** /healthz: the process is up. /readyz: database, migrations and queue are there. On any host name. */
export function addHealth(app: Hono): void {
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/readyz', async (context) => {
    const parts = await readiness();
    const ok = Object.values(parts).every(Boolean);
    return context.json({ ok, ...parts }, ok ? 200 : 503);
  });
}
