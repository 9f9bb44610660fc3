import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Repairs } from './rebuilding.ts';

let load = async (): Promise<Repairs> => (await import('./rebuilding.ts')).rebuilding;

/** How this process repairs what it finds damaged. */
export function repairs(): Promise<Repairs> {
  return load();
}

/** For a process without the generator: a worker repairs what it reports, and visitors get an earlier copy until then. */
export function leaveRepairsToWorkers(): void {
  load = async () => byWorkers;
}

const byWorkers: Repairs = {
  async body({ files }, path) {
    await enqueue(db(), 'repair-file', { name: files[path]?.hash ?? '' });
    return undefined;
  },
  async manifest({ manifestHash }) {
    await enqueue(db(), 'repair-file', { name: manifestHash });
    throw new Error('A worker repairs this manifest.');
  },
};
