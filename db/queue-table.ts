import { listenerCount } from './listeners.ts';
import { lockKeys } from './lock-keys.ts';
import type { ConnectionPool } from './pool.ts';

/**
 * Gives an existing queue a table of its own, which pg-boss only does for new queues: deletes it, creates it with `options` and
 * puts its jobs back, in one transaction. Completed jobs are left out. A running process knows the queue's old table for up to a
 * minute and couldn't send to it, so nothing happens while another one has a LISTEN connection; a later start tries again.
 * `ownListeners` is how many connections of that kind this process has.
 */
export async function giveQueueItsTable(
  pool: Pick<ConnectionPool, 'query'>,
  name: string,
  options: object,
  ownListeners: number,
): Promise<void> {
  const [queue, settings] = [name, JSON.stringify(options)].map((text) => `'${text.replaceAll("'", "''")}'`);
  // One statement, so it's one transaction without a connection of its own.
  await pool.query(`do $move$
    begin
      perform pg_advisory_xact_lock(${lockKeys.queueTables});
      if not exists (select from pgboss.queue where name = ${queue} and not partition) then return; end if;
      if ${listenerCount} > ${ownListeners} then return; end if;
      perform set_config('lock_timeout', '5s', true);
      lock table pgboss.job in access exclusive mode;
      create temp table moving_jobs on commit drop as select * from pgboss.job where name = ${queue} and state <> 'completed';
      perform pgboss.delete_queue(${queue});
      perform pgboss.create_queue(${queue}, ${settings}::jsonb);
      insert into pgboss.job select * from moving_jobs;
      drop table moving_jobs;
    exception when lock_not_available then
      -- Someone reads the jobs, such as a backup.
      return;
    end
  $move$`);
}
