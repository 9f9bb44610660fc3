import { setTimeout as delay } from 'node:timers/promises';
import { deadLetterQueue } from '../../db/dead-letter-queue.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Database, Known } from '../known.ts';

/** A worker looks at its queues every five seconds, the first time five seconds after its start. */
const mostSilentSeconds = 60;
const firstLookMs = 7000;
const mostWaitingMinutes = 10;

const seeLog = 'See the worker’s log for the reason, and Health on the dashboard of the Admin Panel.';

/** Whether a worker takes jobs, and whether all of them get done. */
export async function checkJobs(known: Known): Promise<Finding[]> {
  const { database } = known;
  const names = ['Worker', 'Queue', 'Failed jobs'] as const;
  const none = (says: string) => names.map((name) => notChecked(name, says));
  const open = await database().catch(() => undefined);
  if (!open) return none('There’s no connection to the database.');
  const [table] = await open.query<{ there: boolean }>("select to_regclass('pgboss.queue') is not null as there");
  if (!table?.there) return none('There are no jobs yet. Sunup creates the queue at its first start.');
  if ((await known.isRunning()) === false) return none('Sunup isn’t running.');
  const silent = await silenceOf(open);
  const [row] = await open.query<{ waiting: number | null; name: string | null; failed: string[] | null }>(
    `select
      oldest.minutes as waiting, oldest.name as name,
      (select array_agg(name || ' (' || count || ')' order by name) from (select name, count(*) from pgboss.job
        where state = 'failed' and dead_letter in ($1, 'fail-mail') and completed_on > now() - interval '1 day' group by name) as by_name) as failed
    from (select 1) as one
    left join lateral (select name, floor(extract(epoch from now() - start_after) / 60)::int as minutes from pgboss.job
      where state in ('created', 'retry') and name <> $1 and start_after < now() - make_interval(mins => $2)
      order by start_after limit 1) as oldest on true`,
    [deadLetterQueue, mostWaitingMinutes],
  );
  const { waiting = null, name = null, failed = null } = row ?? {};
  return [checkWorker(silent), checkQueue(name, waiting), checkFailed(failed ?? [])];
}

/** Seconds since a worker last looked for jobs; null if none ever did. One that has just started gets time for its first look. */
async function silenceOf(open: Database): Promise<number | null> {
  const giveUpAt = performance.now() + firstLookMs;
  for (;;) {
    const [row] = await open.query<{ seconds: number | null }>(
      'select extract(epoch from now() - max(coalesce(monitor_claim_on, monitor_on)))::int as seconds from pgboss.queue',
    );
    const seconds = row?.seconds ?? null;
    if ((seconds !== null && seconds <= mostSilentSeconds) || performance.now() > giveUpAt) return seconds;
    await delay(500);
  }
}

function checkWorker(silent: number | null): Finding {
  if (silent !== null && silent <= mostSilentSeconds) return ok('Worker', 'Takes jobs.');
  return wrong(
    'Worker',
    silent === null
      ? 'No worker has ever run.'
      : `No worker has looked for jobs for ${durationInWords(silent)}. No email, draft or bill goes out.`,
    'Run npm start for web and worker, or npm start -- worker for a worker alone.',
  );
}

function checkQueue(name: string | null, minutes: number | null): Finding {
  return name === null || minutes === null
    ? ok('Queue', `No job has waited longer than ${mostWaitingMinutes} minutes.`)
    : wrong(
        'Queue',
        `A job of the kind ${name} has waited for ${durationInWords(minutes * 60)}.`,
        'Check that a worker runs. If it does, start another one, or look at its log.',
      );
}

/** An email whose recipient doesn't exist isn't a failed job. One that the mail server never took is. */
function checkFailed(failed: string[]): Finding {
  const advice = failed.some((kind) => kind.startsWith('send-mail ')) ? `${seeLog} To send emails again: npm run mails -- retry.` : seeLog;
  return failed.length
    ? wrong('Failed jobs', `Failed on their last attempt in the last 24 hours: ${failed.join(', ')}.`, advice)
    : ok('Failed jobs', 'None in the last 24 hours.');
}

function durationInWords(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}
