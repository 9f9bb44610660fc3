import { isbot } from 'isbot';
import { addViews } from '../../domain/projects/visits.ts';

/**
 * Counts a page of a live site that a person opened, without a cookie. Left out: robots, pages fetched in advance, and
 * browsers that ask not to be counted (Global Privacy Control, Do Not Track).
 */
export function countView(projectId: string, { method, headers }: Request): void {
  const agent = headers.get('user-agent');
  const ahead = /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
  const declined = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  if (method === 'GET' && agent && !isbot(agent) && !ahead && !declined) addViews(projectId, 1);
}
