import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { deadLetterQueue } from '../../db/dead-letter-queue.ts';
import { mails, webhookEvents } from '../../db/schema/index.ts';
import { plansInTrouble } from '../plans/queries.ts';
import { siteHealth } from '../site-checks/queries.ts';

/** What works and what is stuck: emails, jobs, payment events, live sites. */
export async function readHealth() {
  const [[mail], jobs, [webhooks], sites, plans] = await Promise.all([
    db()
      .select({
        sent: sql<number>`count(*) filter (where ${mails.state} = 'sent' and ${mails.sentAt} > now() - interval '24 hours')::int`,
        stuck: sql<number>`count(*) filter (where ${mails.state} = 'queued' and coalesce(${mails.dueAt}, ${mails.createdAt}) < now() - interval '5 minutes')::int`,
        failed: sql<number>`count(*) filter (where ${mails.state} = 'failed' and ${mails.createdAt} > now() - interval '7 days')::int`,
      })
      .from(mails),
    db().execute<{ waiting: number; failed: number; failed_names: string[] | null }>(
      sql`select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed,
          array_agg(distinct name) filter (where state = 'failed') as failed_names
        from pgboss.job where name not like '\\_\\_%' and name <> ${deadLetterQueue}`,
    ),
    db()
      .select({
        waiting: sql<number>`count(*) filter (where ${webhookEvents.handledAt} is null)::int`,
        handled: sql<number>`count(*) filter (where ${webhookEvents.handledAt} is not null)::int`,
      })
      .from(webhookEvents),
    siteHealth(),
    plansInTrouble(),
  ]);
  const { waiting = 0, failed = 0, failed_names = null } = jobs.rows[0] ?? {};
  return {
    mail: mail ?? { sent: 0, stuck: 0, failed: 0 },
    jobs: { waiting, failed, failedNames: failed_names ?? [] },
    webhooks: webhooks ?? { waiting: 0, handled: 0 },
    plans,
    sites,
  };
}
