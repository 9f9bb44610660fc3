import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { checkLimits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { domainOf } from './queries.ts';
import { refusedAs } from './refusals.ts';

/**
 * Emails the records of a site's domain to whoever manages its DNS. They may never have heard of us, so it's in our words only, and limited
 * by sender and recipient.
 */
export async function emailRecords(ownerId: string, projectId: string, recipient: string): Promise<Result> {
  const [project] = await db()
    .select({ siteName: projects.name, ownerName: users.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  const domain = project && (await domainOf(projectId));
  if (!domain) return refusedAs('claim-not-found');
  if (domain.records.length === 0) return refusedAs('records-not-needed', { name: domain.name });
  const limit = await checkLimits(['domainMail', ownerId], ['domainMailTo', recipient]);
  if (!limit.ok) return limit;
  await queueMail(db(), {
    eventKey: `domain-records:${domain.id}:${v7()}`,
    template: 'domain-records',
    recipient,
    // So that it's deleted with the owner's account.
    userId: ownerId,
    about: `project:${projectId}`,
    props: {
      ...project,
      domain: domain.name,
      records: domain.records.map(({ kind, label, value }) => ({ kind, label, value })),
    },
  });
  return { ok: true };
}
