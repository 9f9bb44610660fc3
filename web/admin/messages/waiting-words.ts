import { formatDistance } from 'date-fns';

/** How long someone has waited: 'about 2 hours'. */
export function waitedWords(since: string, now: string): string {
  return formatDistance(new Date(since), new Date(now));
}
