import { tellOfFailedJobs } from '../domain/health/failed-jobs.ts';

/** Tells staff of jobs that failed for good. */
export default async function tellFailedJobsJob(): Promise<void> {
  await tellOfFailedJobs();
}
