import path from 'node:path';
import type { JobName } from '../../jobs/catalog.ts';
import type { Queue } from '../../jobs/queue.ts';

/** Runs the waiting jobs of one name with their own handlers, as a worker would, and returns how many there were. */
export async function runJobs(queue: Queue, name: JobName): Promise<number> {
  const { default: handle } = await import(/* @vite-ignore */ path.resolve(`jobs/${name}.ts`));
  for (let count = 0; ; count++) {
    const [job] = await queue.boss.fetch(name);
    if (!job) return count;
    await handle(job.data);
    await queue.boss.complete(name, job.id);
  }
}
