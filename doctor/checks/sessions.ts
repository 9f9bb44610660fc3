import { haveOwnSessions } from '../../db/sessions.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import { ownConnection } from '../known.ts';

const name = 'Sessions';
/** A notification arrives within milliseconds. */
const hearMs = 1500;

/** Whether connections have sessions of their own, which listening for notifications needs. A pooler may give them none. */
export async function checkSessions(url: string): Promise<Finding> {
  const opened = await Promise.all([ownConnection(url), ownConnection(url)]).catch(() => undefined);
  if (!opened) return notChecked(name, 'It takes two more connections, and there were none.');
  const [one, other] = opened;
  try {
    if (await haveOwnSessions(one, other, hearMs)) return ok(name, 'Each connection has its own session, so notifications arrive.');
  } catch (error) {
    return notChecked(name, `The connection broke off (${reasonOf(error)}).`);
  } finally {
    for (const client of opened) client.end().catch(() => undefined);
  }
  return wrong(
    name,
    'Notifications don’t arrive. A pooler gives each transaction another session, so pages, sites and jobs notice changes late.',
    'Point DATABASE_URL to PostgreSQL itself, or set the pooler’s pool_mode to session.',
  );
}
