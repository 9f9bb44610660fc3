import type { JobName } from './catalog.ts';

/** Every recurring job, in cron notation, UTC. */
export const schedule: { job: JobName; cron: string }[] = [
  { job: 'watch-clocks', cron: '* * * * *' },
  { job: 'release-holds', cron: '* * * * *' },
  { job: 'expire-orders', cron: '17 * * * *' },
  { job: 'remind-briefs', cron: '5 * * * *' },
  { job: 'tell-failed-jobs', cron: '* * * * *' },
  { job: 'end-cancelled', cron: '* * * * *' },
  { job: 'remove-sessions', cron: '40 9 * * *' },
];
