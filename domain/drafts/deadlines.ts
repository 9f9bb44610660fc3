import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { creditFirstMonth } from '../projects/monthly-plan.ts';
import { projectPath, projectUrl } from '../projects/project-link.ts';
import { recordEvent } from '../projects/states.ts';
import { readSettings } from '../settings/settings.ts';

/** Marks overdue drafts, once each, and notifies customers and admins. */
export async function markMissedDeadlines(now: Date = new Date()): Promise<number> {
  return db().transaction(async (tx) => {
    const isLate = and(
      inArray(projects.state, ['scheduled', 'drafting', 'in_qa']),
      eq(projects.deadlineMissed, false),
      isNotNull(projects.clockRunningSince),
      lt(projects.dueAt, now),
    );
    // Locks their orders first, as refunds do.
    const theirs = tx.select({ id: projects.orderId }).from(projects).where(isLate);
    await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, theirs)).orderBy(orders.id).for('key share');
    const late = await tx.update(projects).set({ deadlineMissed: true }).where(isLate).returning();
    const { creditMissedDeadline } = await readSettings(tx);
    for (const project of late) {
      if (creditMissedDeadline && project.orderId) await creditFirstMonth(tx, project.orderId);
      await recordEvent(tx, project.id, {
        actor: 'system',
        event: { kind: 'deadline', credited: creditMissedDeadline },
      });
      const message = creditMissedDeadline ? 'Your draft is late. Your first month is free.' : 'Your draft is late. We are on it.';
      await notifyUser(tx, project.ownerId, 'deadline-missed', {
        eventKey: `late:${project.id}`,
        notification: { type: 'warning', title: 'We are late', message, link: projectPath(project.id) },
        mail: ({ firstName }) => ({
          template: 'deadline-missed',
          about: `project:${project.id}`,
          props: { firstName, siteName: project.name, credited: creditMissedDeadline, url: projectUrl(project.id) },
        }),
      });
      await notifyAdmins(tx, 'draft-late', {
        type: 'error',
        title: 'Draft late',
        message: project.name,
        link: `/admin/projects/${project.id}`,
        eventKey: `late:${project.id}`,
      });
    }
    return late.length;
  });
}
