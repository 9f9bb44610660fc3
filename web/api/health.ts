import type { Hono } from 'hono';
import { isAlive } from '../../domain/health/liveness.ts';
import { readiness } from '../../domain/health/queries.ts';

/**
 * /healthz: the process can do its work; 503 asks for a restart. /readyz: database, migrations and queue are there; 503 asks
 * for no requests, and passes by itself. Both on any host name.
 */
export function addHealth(app: Hono): void {
  app.get('/healthz', (context) => context.json({ ok: isAlive() }, isAlive() ? 200 : 503));
  app.get('/readyz', async (context) => {
    const parts = await readiness();
    const ok = Object.values(parts).every(Boolean);
    return context.json({ ok, ...parts }, ok ? 200 : 503);
  });
}
