import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { leads, projects } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { recordEvent } from '../projects/states.ts';
import type { NewLead } from './schema.ts';

/** Stores a lead of a live site, notifies its owner in the portal and emails it to them, in one transaction. */
export async function receiveLead(projectId: string, kind: 'contact' | 'booking', page: string, lead: NewLead): Promise<void> {
  await db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId));
    if (!project) return;
    const [stored] = await tx
      .insert(leads)
      .values({ projectId, kind, page, ...lead, email: lead.email || null, phone: lead.phone || null })
      .returning({ id: leads.id });
    if (!stored) return;
    await recordEvent(tx, projectId, {
      actor: 'visitor',
      kind: 'lead',
      reason: kind === 'booking' ? 'New booking request' : 'New message',
    });
    const link = `/portal/leads?project=${projectId}`;
    await notifyUser(tx, project.ownerId, 'lead', {
      eventKey: `lead:${stored.id}`,
      notification: {
        type: 'success',
        title: kind === 'booking' ? 'New booking request' : 'New message from your site',
        message: `From ${lead.name}.`,
        link,
      },
      mail: { template: 'lead-received', props: { siteName: project.name, kind, ...lead, url: env().appUrl + link } },
    });
  });
}

/** Marks a person's own new leads as read: one of them, or all. */
export async function markLeadsRead(ownerId: string, projectId: string, leadId?: string): Promise<void> {
  const one = leadId ? eq(leads.id, leadId) : undefined;
  await db()
    .update(leads)
    .set({ readAt: new Date() })
    .where(and(unseen(ownerId, projectId), one));
}

/** Marks one of a person's own leads as unread, so they can come back to it. */
export async function markLeadUnread(ownerId: string, projectId: string, leadId: string): Promise<void> {
  await db()
    .update(leads)
    .set({ readAt: null })
    .where(and(eq(leads.id, leadId), inArray(leads.projectId, own(ownerId, projectId))));
}

/** How many leads of a person's own project are unread. */
export async function newLeadCount(ownerId: string, projectId: string): Promise<number> {
  return db().$count(leads, unseen(ownerId, projectId));
}

function unseen(ownerId: string, projectId: string) {
  return and(inArray(leads.projectId, own(ownerId, projectId)), isNull(leads.readAt));
}

function own(ownerId: string, projectId: string) {
  return db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
}
