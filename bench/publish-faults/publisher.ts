import { env } from '../../base/env.ts';
import { openDatabase } from '../../db/connect.ts';
import { queueDatabase } from '../../db/queue-database.ts';
import { openQueue } from '../../jobs/queue.ts';
import { openStorage, storeAt } from '../../outside/storage/storage.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { buildOne, publishVersion } from '../host/sites.ts';

/** The phone number by which a page shows the version it's of. */
export const phoneOf = (version: number): string => `(919) 555-${String(version).padStart(4, '0')}`;
/** Numbers of versions whose phone number is on a page. */
export const versionsOn = (page: string): number[] => [
  ...new Set([...page.matchAll(/\(919\) 555-(\d{4})/g)].map(([, digits]) => Number(digits))),
];

/**
 * Publishes one version after the other of the projects in turn, until it's killed. Prints `ready`, waits for the number of the first
 * version, and prints `begin` and `done` with its project for each version, as an owner sees the answer.
 */
export async function publishUntilKilled(projectIds: string[]): Promise<number> {
  openDatabase(env().databaseUrl ?? '');
  openStorage(storeAt(env()));
  await openQueue(queueDatabase(env().databaseUrl ?? ''), { working: false, onError: () => undefined });
  process.on('disconnect', () => process.exit(0));
  // The first site takes longer, since everything is loaded for it.
  await buildOne(plumber, 7);
  const sent = new Promise<number>((resolve) => process.once('message', resolve));
  process.stdout.write('ready\n');
  const firstVersion = await sent;
  for (let version = firstVersion; ; version++) {
    const projectId = projectIds[version % projectIds.length] ?? '';
    const built = await buildOne({ ...plumber, business: { ...plumber.business, phone: phoneOf(version) } }, 7);
    process.stdout.write(`begin ${projectId} ${version}\n`);
    await publishVersion(projectId, built);
    process.stdout.write(`done ${projectId} ${version}\n`);
  }
}
