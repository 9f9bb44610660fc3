import type { JobName } from './catalog.ts';

/** Every recurring job, in cron notation, UTC. */
export const schedule: { job: JobName; cron: string }[] = [
  { job: 'watch-clocks', cron: '* * * * *' },
  { job: 'release-holds', cron: '* * * * *' },
  { job: 'expire-orders', cron: '17 * * * *' },
  { job: 'send-waiting-refunds', cron: '12,42 * * * *' },
  { job: 'remind-briefs', cron: '5 * * * *' },
  { job: 'remind-calls', cron: '* * * * *' },
  { job: 'tell-failed-jobs', cron: '* * * * *' },
  { job: 'end-cancelled', cron: '* * * * *' },
  { job: 'collect-bills', cron: '* * * * *' },
  { job: 'begin-reconciliation', cron: '20 8 * * *' },
  { job: 'follow-addresses', cron: '50 * * * *' },
  { job: 'check-files', cron: '30 7 * * *' },
  { job: 'remove-sessions', cron: '40 9 * * *' },
  { job: 'thin-records', cron: '50 9 * * *' },
  { job: 'watch-disk', cron: '*/10 * * * *' },
];
