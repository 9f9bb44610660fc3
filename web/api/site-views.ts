import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { Bounded } from '../../domain/hosting/bounded.ts';
import { addViews } from '../../domain/projects/visits.ts';

/** Caches whether a User-Agent is a bot's, because matching takes longer than the rest of a response, and the same values repeat. */
const robots = new Bounded<boolean>(2000);

/**
 * Counts a page view of a live site, without a cookie. Excludes bots, prefetched pages, and browsers that ask not to be counted
 * (Global Privacy Control, Do Not Track).
 */
export function countView(projectId: string, { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders }): void {
  const agent = headers['user-agent'];
  if (method !== 'GET' || !agent || isRobot(agent)) return;
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const isAhead = purpose !== undefined && /prefetch|prerender/.test(String(purpose));
  if (!isAhead && headers['sec-gpc'] !== '1' && headers.dnt !== '1') addViews(projectId, 1);
}

function isRobot(agent: string): boolean {
  // No browser's value is this long, so don't cache it.
  if (agent.length > 400) return isbot(agent);
  const cachedVerdict = robots.get(agent);
  if (cachedVerdict !== undefined) return cachedVerdict;
  const robot = isbot(agent);
  robots.set(agent, robot);
  return robot;
}
