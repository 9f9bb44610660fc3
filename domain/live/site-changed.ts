import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';

/**
 * What visitors of a site get has changed: another release, offline, online again, gone. Processes read the site again as soon as
 * the transaction commits, and a job writes what its host serves into the file store.
 */
export async function siteChanged(tx: Connection, label: string): Promise<void> {
  await publishChange(tx, { topic: 'site', id: label });
  await enqueue(tx, 'write-host', { label });
}
