import type { Context, Hono } from 'hono';
import { siteLabel } from '../../domain/addresses.ts';
import { buildId } from '../../domain/builds/build-id.ts';
import { diskHasRoom } from '../../domain/health/disk.ts';
import { isLeaving } from '../../domain/health/leaving.ts';
import { isAlive } from '../../domain/health/liveness.ts';
import { readiness } from '../../domain/health/queries.ts';
import { ownHosts } from '../../domain/hosting/own-hosts.ts';

/** What decides whether a process is ready, and what else /healthz says of it. */
interface Health {
  ready?: () => Promise<Record<string, boolean>>;
  says?: Record<string, string>;
}

/**
 * /healthz answers 200 while the process works; 503 means restart it, or that it's about to stop. Proxies ask it, and not /readyz:
 * without a database, live sites and known pages are still served. /readyz answers 200 when database, migrations and queue, or what else
 * the process needs, are ready; 503 means that one isn't, or that the process is about to stop. It also reports a disk that is nearly full. Both answer on
 * any host name but those of customers' sites, drafts and previews.
 */
export function addHealth(app: Hono, { ready = readiness, says = {} }: Health = {}): void {
  app.get('/healthz', (context, next) => {
    if (isSiteHost(context)) return next();
    const ok = isAlive() && !isLeaving();
    return context.json({ ok, build: buildId(), ...says, ...(isLeaving() && { leaving: true }) }, ok ? 200 : 503);
  });
  app.get('/readyz', async (context, next) => {
    if (isSiteHost(context)) return next();
    const room = diskHasRoom();
    const parts: Record<string, boolean> = await ready();
    const ok = Object.values(parts).every(Boolean) && !isLeaving();
    // A full disk doesn't change the status, because everything can still be read.
    return context.json({ ok, ...parts, ...(isLeaving() && { leaving: true }), ...((await room) ? {} : { disk: false }) }, ok ? 200 : 503);
  });
}

/** True for a request to a host of customers' sites, drafts and previews. */
export function isSiteHost(context: Context): boolean {
  const host = context.req.header('host') ?? '';
  return siteLabel(host) !== undefined || ownHosts().at(host) !== undefined;
}
