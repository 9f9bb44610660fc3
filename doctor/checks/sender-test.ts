import { reasonOf } from '../../outside/network/reason.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** A test says nothing about records that were changed since. */
const mostDays = 30;
const run = 'Run one in the Admin Panel: Settings, Email.';

interface LastTest {
  domain: string;
  days: number;
  verdict: string | null;
  reason: string | null;
  error: string | null;
  underWay: boolean;
}

const name = 'Sender test';

/** How the last sender test as the operator's own domain arrived. The test itself sends an email, so it's run in Admin. */
export async function checkSenderTest(known: Known): Promise<Finding> {
  return findingOf(known).catch((error: unknown) => notChecked(name, `It can’t be read (${reasonOf(error)}).`));
}

async function findingOf({ env, database }: Known): Promise<Finding> {
  if (!env.mailIn) return notChecked(name, 'MAIL_HOST isn’t set, so no email can come back in.');
  const open = await database().catch(() => undefined);
  if (!open) return notChecked(name, 'There’s no connection to the database.');
  const [table] = await open.query<{ there: boolean }>("select to_regclass('sender_tests') is not null as there");
  if (!table?.there) return notChecked(name, 'There are no tables yet.');
  const [last] = await open.query<LastTest & Record<string, unknown>>(
    `select domain, floor(extract(epoch from now() - created_at) / 86400)::int as days, arrived->>'verdict' as verdict,
      arrived->>'reason' as reason, error, created_at > now() - interval '2 minutes' as "underWay"
      from sender_tests where not is_owners order by created_at desc limit 1`,
  );
  if (!last) return notChecked(name, `None was run yet. ${run}`);
  const { domain, days, verdict, reason, error, underWay } = last;
  if (days > mostDays) return notChecked(name, `The last one is ${days} days old. ${run}`);
  if (verdict === 'pass') return ok(name, `An email as ${domain} arrived, and receivers can verify it.`);
  if (!verdict && !error && underWay) return notChecked(name, 'One is on its way.');
  const advice = 'Open Settings, Email in the Admin Panel. It says what to fix.';
  if (verdict) return wrong(name, `An email as ${domain} arrived, but receivers can’t verify it (${reason}).`, advice);
  return wrong(name, error ? `An email as ${domain} wasn’t delivered: ${error}.` : `An email as ${domain} didn’t come back in.`, advice);
}
