import type { Hono } from 'hono';
import { diskHasRoom } from '../../domain/health/disk.ts';
import { isAlive } from '../../domain/health/liveness.ts';
import { readiness } from '../../domain/health/queries.ts';

/**
 * /healthz: the process can do its work; 503 asks for a restart. /readyz: database, migrations and queue are there; 503 asks
 * for no requests, and passes by itself. It also names a disk that is nearly full. Both on any host name.
 */
export function addHealth(app: Hono): void {
  app.get('/healthz', (context) => context.json({ ok: isAlive() }, isAlive() ? 200 : 503));
  app.get('/readyz', async (context) => {
    const room = diskHasRoom();
    const parts = await readiness();
    const ok = Object.values(parts).every(Boolean);
    // Named, and no reason to send requests elsewhere: with a full disk everything can still be read.
    return context.json({ ok, ...parts, ...((await room) ? {} : { disk: false }) }, ok ? 200 : 503);
  });
}
