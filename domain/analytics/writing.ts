import { log } from '../../base/log.ts';
import { writeViews } from '../projects/visits.ts';
import { writeEvents } from './analytics.ts';

/** How long views and events wait in memory before they're written. A killed process loses only these. */
const writeEveryMs = 5000;

/** Writes views of live sites and events of our own pages every few seconds. Returns a function that stops this after writing the rest. */
export function startWritingVisits(): () => Promise<void> {
  const write = async () => {
    const results = await Promise.allSettled([writeViews(), writeEvents()]);
    for (const result of results) if (result.status === 'rejected') log.error({ err: result.reason as Error }, 'visits not written');
  };
  const timer = setInterval(write, writeEveryMs);
  return async () => {
    clearInterval(timer);
    // A write that's under way may have begun before the last visit.
    await Promise.allSettled([writeViews(), writeEvents()]);
    await write();
  };
}
