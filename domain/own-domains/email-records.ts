import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { checkLimits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { domainOf } from './queries.ts';
import { refusedAs } from './refusals.ts';
import type { RecordToSet } from './schema.ts';

/** Emails the records of a site's domain to whoever manages its DNS. */
export async function emailRecords(ownerId: string, projectId: string, recipient: string): Promise<Result> {
  const domain = await domainOf(projectId);
  if (!domain) return refusedAs('claim-not-found');
  if (domain.records.length === 0) return refusedAs('records-not-needed', { name: domain.name });
  return sendRecords(ownerId, projectId, recipient, { ...domain, use: 'site' });
}

interface Sent {
  /** The claim's. */
  id: string;
  name: string;
  records: RecordToSet[];
  /** What they're for. */
  use: 'site' | 'email';
}

/** Emails records to someone who may never have heard of us. So it's in our words only, and limited by sender and recipient. */
export async function sendRecords(
  ownerId: string,
  projectId: string,
  recipient: string,
  { id, name, records, use }: Sent,
): Promise<Result> {
  const [project] = await db()
    .select({ siteName: projects.name, ownerName: users.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (!project) return refusedAs('claim-not-found');
  const limit = await checkLimits(['domainMail', ownerId], ['domainMailTo', recipient]);
  if (!limit.ok) return limit;
  await queueMail(db(), {
    eventKey: `domain-records:${id}:${v7()}`,
    template: 'domain-records',
    recipient,
    // So that it's deleted with the owner's account.
    userId: ownerId,
    about: `project:${projectId}`,
    props: { ...project, domain: name, use, records: records.map(({ kind, label, value }) => ({ kind, label, value })) },
  });
  return { ok: true };
}
