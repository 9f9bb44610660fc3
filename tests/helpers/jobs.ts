import type { JobName, JobPayloads } from '../../db/job-kinds.ts';
import { runJob } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queue.ts';

/** Runs the waiting jobs of one name, as a worker would, and returns how many there were. */
export async function runJobs(queue: Queue, name: JobName): Promise<number> {
  for (let count = 0; ; count++) {
    const [job] = await queue.boss.fetch<JobPayloads[JobName]>(name);
    if (!job) return count;
    await runJob(name, job.data);
    await queue.boss.complete(name, job.id);
  }
}
