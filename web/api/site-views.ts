import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { Bounded } from '../../domain/hosting/bounded.ts';
import { addViews } from '../../domain/projects/visits.ts';

/** Whether a User-Agent is a bot's. Matching takes longer than the rest of an answer, and the same values repeat. */
const robots = new Bounded<boolean>(2000);

/**
 * Counts a page of a live site that a person opened, without a cookie. Left out: robots, pages fetched in advance, and
 * browsers that ask not to be counted (Global Privacy Control, Do Not Track).
 */
export function countView(projectId: string, { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders }): void {
  const agent = headers['user-agent'];
  if (method !== 'GET' || !agent || isRobot(agent)) return;
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const isAhead = purpose !== undefined && /prefetch|prerender/.test(String(purpose));
  if (!isAhead && headers['sec-gpc'] !== '1' && headers.dnt !== '1') addViews(projectId, 1);
}

function isRobot(agent: string): boolean {
  // A value longer than any browser's isn't worth the memory.
  if (agent.length > 400) return isbot(agent);
  const known = robots.get(agent);
  if (known !== undefined) return known;
  const robot = isbot(agent);
  robots.set(agent, robot);
  return robot;
}
