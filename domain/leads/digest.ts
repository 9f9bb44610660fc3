import { and, asc, eq, lte, max, min, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { leads, projects } from '../../db/schema/index.ts';
import { excerpt } from '../../text/truncate.ts';
import { hourMs } from '../../time/units.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { recordEvent } from '../projects/states.ts';

/** A digest waits for the rest of a flood, and the next one comes no sooner than a day later. */
const collectMs = hourMs;
const betweenMs = 24 * hourMs;
/** Leads that a digest names. All of them are in the portal. */
const namedLeads = 10;

/** True for a lead over the limit that no digest named since its last email. */
export const awaitsDigest = sql<boolean>`(${leads.isOverLimit} and coalesce(${leads.digestedAt} < ${leads.continuedAt}, ${leads.digestedAt} is null))`;
const waiting = and(awaitsDigest, eq(leads.isSpam, false));

/** Emails each owner one digest of the leads that came over the limit of emails. */
export async function sendLeadDigests(now: Date = new Date()): Promise<void> {
  const due = await db()
    .select({ projectId: leads.projectId })
    .from(leads)
    .where(waiting)
    .groupBy(leads.projectId)
    .having(lte(min(leads.createdAt), new Date(now.getTime() - collectMs)));
  for (const { projectId } of due) await sendDigest(projectId, now);
}

async function sendDigest(projectId: string, now: Date): Promise<void> {
  await db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
    const [last] = await tx
      .select({ at: max(leads.digestedAt) })
      .from(leads)
      .where(eq(leads.projectId, projectId));
    if (!project || (last?.at && last.at.getTime() > now.getTime() - betweenMs)) return;
    const rows = await tx
      .select()
      .from(leads)
      .where(and(eq(leads.projectId, projectId), waiting))
      .orderBy(asc(leads.createdAt), asc(leads.id));
    await tx
      .update(leads)
      .set({ digestedAt: now })
      .where(and(eq(leads.projectId, projectId), waiting));
    // What the owner has read in the portal since is no news.
    const unread = rows.filter(({ readAt }) => readAt === null);
    const [first] = unread;
    if (!first) return;
    const messages = unread.length === 1 ? '1 more message' : `${unread.length} more messages`;
    await recordEvent(tx, projectId, { actor: 'visitor', event: { kind: 'lead', more: unread.length } });
    const link = `/portal/leads?project=${projectId}`;
    await notifyUser(tx, project.ownerId, 'lead', {
      // A conversation may be in several digests.
      eventKey: `lead-digest:${first.id}:${now.getTime()}`,
      notification: { type: 'success', title: `${messages} from your site`, message: 'Many came at once, so we sum them up.', link },
      mail: ({ firstName }) => ({
        template: 'lead-digest',
        about: `project:${projectId}`,
        props: {
          firstName,
          siteName: project.name,
          count: unread.length,
          leads: unread.slice(0, namedLeads).map(({ name, phone, email, message, service, subject, continuedAt }) => ({
            name,
            phone: phone ?? '',
            email: email ?? '',
            // What continued a conversation isn't what began it.
            words: excerpt([service, subject, continuedAt ? '' : message].filter(Boolean).join(': ').replace(/\s+/g, ' '), 160),
          })),
          url: env().appUrl + link,
        },
      }),
    });
  });
}
