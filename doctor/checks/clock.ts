import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Sessions, links, holds and webhooks depend on the time. Webhooks may be off by 300 s. */
const mostSeconds = 30;

const advice = 'Run timedatectl set-ntp true on both machines.';

/** This machine's clock against the database's, and against the one of whatever answers at APP_URL. */
export async function checkClock(known: Known): Promise<Finding[]> {
  return Promise.all([againstDatabase(known), againstApp(known)]);
}

async function againstDatabase({ database, now }: Known): Promise<Finding> {
  const name = 'Clock, database';
  const open = await database().catch(() => undefined);
  if (!open) return notChecked(name, 'There’s no connection to the database.');
  const before = now();
  const [row] = await open.query<{ at: Date }>('select clock_timestamp() as at');
  const here = (before + now()) / 2;
  return judged(name, (Number(row?.at) - here) / 1000, 'the database’s');
}

async function againstApp({ doors, now }: Known): Promise<Finding> {
  const name = 'Clock, APP_URL';
  const probe = await doors.app.probe();
  if (!('answer' in probe)) return notChecked(name, `Nothing answers at ${doors.app.host}.`);
  const { date } = probe.answer.headers;
  if (!date || Number.isNaN(Date.parse(date))) return notChecked(name, 'The answer had no Date header.');
  // The header has whole seconds, and the answer may have come a moment ago.
  return judged(name, (Date.parse(date) - now()) / 1000, `the one at ${doors.app.host}`);
}

function judged(name: string, aheadSeconds: number, other: string): Finding {
  const seconds = Math.round(Math.abs(aheadSeconds));
  return seconds <= mostSeconds
    ? ok(name, 'In sync.')
    : wrong(name, `This machine’s clock is ${seconds} seconds ${aheadSeconds > 0 ? 'behind' : 'ahead of'} ${other}.`, advice);
}
