import { withinTime } from '../../outside/network/within-time.ts';
import { type Finding, notChecked, ok, reasonOf, wrong } from '../finding.ts';
import { ownConnection } from '../known.ts';

const name = 'Sessions';
/** A notification arrives within milliseconds. */
const hearMs = 1500;

/**
 * Whether we have a session of our own, which listening for notifications needs. A pooler in transaction mode gives each
 * transaction another one: what a session listens for is lost, and its backend changes when someone else works meanwhile.
 */
export async function checkSessions(url: string): Promise<Finding> {
  const opened = await Promise.all([ownConnection(url), ownConnection(url)]).catch(() => undefined);
  if (!opened) return notChecked(name, 'It takes two more connections, and there were none.');
  const [one, two] = opened;
  const channel = `sunup_doctor_${process.pid}`;
  try {
    const backend = async () => (await one.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const heard = new Promise((resolve) => one.once('notification', resolve));
    await one.query(`listen ${channel}`);
    const before = await backend();
    await two.query('begin');
    await two.query('select pg_notify($1, $2)', [channel, '']);
    const meanwhile = await backend();
    await two.query('commit');
    const isHeard = await withinTime(hearMs, heard).then(
      () => true,
      () => false,
    );
    if (isHeard && before === meanwhile) return ok(name, 'Our own, so notifications arrive.');
  } catch (error) {
    return notChecked(name, `The connection broke off (${reasonOf(error)}).`);
  } finally {
    for (const client of [one, two]) client.end().catch(() => undefined);
  }
  return wrong(
    name,
    'Notifications don’t arrive. A pooler gives each transaction another session, so pages, sites and jobs notice changes late.',
    'Point DATABASE_URL to PostgreSQL itself, or set the pooler’s pool_mode to session.',
  );
}
