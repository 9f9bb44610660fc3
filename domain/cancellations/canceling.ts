import { addDays } from 'date-fns';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { dateOf, today } from '../../content/business-clock.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { cancellations, projectEvents, projects } from '../../db/schema/index.ts';
import type { MailProps } from '../../emails/templates.ts';
import { truncate } from '../../text/truncate.ts';
import { siteAddress } from '../addresses.ts';
import { isStaff } from '../audit/audit.ts';
import { siteChanged } from '../live/site-changed.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { lockOrders } from '../orders/states.ts';
import { enqueueAlignment, paidUntil, startPlan } from '../projects/monthly-plan.ts';
import type { Project } from '../projects/projects.ts';
import { openCancellation } from '../projects/queries.ts';
import type { ProjectEvent } from '../projects/schema.ts';
import { moveProject, recordEvent } from '../projects/states.ts';
import { refusedAs } from './refusals.ts';

/** How many days a canceled site can be restored. */
const restorableDays = 30;
type Cancellation = typeof cancellations.$inferSelect;

/**
 * Cancels the service of a live site, for its owner. Takes effect at the end of the paid month; until then the site stays
 * online and the owner can undo it. A second request changes nothing.
 */
export async function cancelService(ownerId: string, projectId: string, reason: string, now: Date = new Date()): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await ownProject(tx, ownerId, projectId);
    if (!project) return refusedAs('project-not-found');
    if (!['live', 'suspended'].includes(project.state) || !project.liveSince) return refusedAs('nothing-to-cancel');
    if (await openCancellation(tx, projectId)) return { ok: true };
    const endsAt = await paidUntil(tx, project.id, project.liveSince, now);
    const actor = `user:${ownerId}`;
    const [made] = await tx.insert(cancellations).values({ projectId, actor, reason, endsAt }).returning();
    if (!made) throw new Error('The cancellation could not be stored.');
    await recordEvent(tx, projectId, { actor, event: { kind: 'cancellation', step: 'requested', endsOn: today(endsAt) } });
    await publishChange(tx, { topic: 'user', id: ownerId });
    await enqueueAlignment(tx, projectId);
    await notifyOwner(tx, project, made, 'noted', {
      title: 'Your service is canceled',
      message: `Your service for ${project.name} ends on ${dateOf(endsAt)}. You can change your mind until then.`,
    });
    await notifyAdmins(tx, 'cancellation', {
      type: 'warning',
      title: 'A customer canceled',
      message: `${project.name}, as of ${dateOf(endsAt)}.${reason ? ` “${truncate(reason, 200)}”` : ''}`,
      link: `/admin/projects/${projectId}`,
      eventKey: `cancellation:${made.id}`,
    });
    return { ok: true };
  });
}

/**
 * Undoes the owner's cancellation. Before it takes effect, the site simply stays online. Up to 30 days after, the same version
 * is online again immediately, and a new plan starts with a month charged that day. A site that was suspended is suspended
 * again until the first bill of its new plan is paid.
 */
export async function undoCancellation(ownerId: string, projectId: string, now: Date = new Date()): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await ownProject(tx, ownerId, projectId);
    const open = project && (await openCancellation(tx, projectId));
    if (!project || !open) return refusedAs(project ? 'nothing-to-undo' : 'project-not-found');
    if (open.restorableUntil && open.restorableUntil <= now) return refusedAs('restore-expired');
    await tx.update(cancellations).set({ withdrawnAt: now }).where(eq(cancellations.id, open.id));
    const actor = `user:${ownerId}`;
    const state = open.tookEffectAt ? await stateBefore(tx, projectId) : project.state;
    if (open.tookEffectAt) {
      const event: ProjectEvent = { kind: 'restoration', by: 'owner', isLive: state === 'live' };
      if (!(await moveProject(tx, projectId, state, { actor, event }))) throw new Error(`Project ${projectId} can’t be restored.`);
      await siteChanged(tx, project.slug ?? '');
      await startPlan(tx, project, { suspended: state === 'suspended', now });
    } else {
      await recordEvent(tx, projectId, { actor, event: { kind: 'cancellation', step: 'undone' } });
      // If the paid month has ended, the plan has ended too, even if the site isn't offline yet.
      await startPlan(tx, project, { suspended: state === 'suspended', now });
      await publishChange(tx, { topic: 'user', id: ownerId });
    }
    await enqueueAlignment(tx, projectId);
    const title = 'We undid your cancellation';
    if (state === 'suspended')
      await notifyOwner(tx, project, open, 'still-suspended', {
        title,
        message: `${project.name} is still suspended. It comes back online once its bill is paid${project.suspension ? ' and we lift the suspension' : ''}.`,
      });
    else if (project.suspension)
      await notifyOwner(tx, project, open, 'held', { title, message: `${project.name} stays offline until we lift its suspension.` });
    else if (open.tookEffectAt)
      await notifyOwner(tx, project, open, 'restored', { title: 'Your site is online again', message: siteAddress(project) });
    else await notifyOwner(tx, project, open, 'undone', { title, message: `${project.name} stays online.` });
    await notifyAdmins(tx, 'cancellation', {
      type: 'success',
      title: open.tookEffectAt ? 'A customer returned' : 'A customer undid a cancellation',
      message: project.name,
      link: `/admin/projects/${projectId}`,
      eventKey: `cancellation-back:${open.id}`,
    });
    return { ok: true };
  });
}

/**
 * Ends the service of a live or suspended site immediately, for an admin: billing stops, and unpaid bills are dropped. The
 * owner learns why, and can restore the site for 30 days, as after their own cancellation.
 */
export async function endService(projectId: string, actor: string, reason: string, now: Date = new Date()): Promise<Result> {
  return db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
    if (!project) return refusedAs('project-not-found');
    if (!['live', 'suspended'].includes(project.state)) return refusedAs('nothing-to-end');
    const open = await openCancellation(tx, projectId);
    const end = { actor, reason, endsAt: now };
    const [made] = open
      ? await tx.update(cancellations).set(end).where(eq(cancellations.id, open.id)).returning({ id: cancellations.id })
      : await tx
          .insert(cancellations)
          .values({ projectId, ...end })
          .returning({ id: cancellations.id });
    if (!made || !(await takeOffline(tx, made.id, projectId, now))) throw new Error(`The service for project ${projectId} can’t be ended.`);
    return { ok: true };
  });
}

/** Takes sites offline whose paid month has ended, each in its own transaction. Returns how many. */
export async function endCanceled(now: Date = new Date()): Promise<number> {
  const due = await db()
    .select({ id: cancellations.id, projectId: cancellations.projectId })
    .from(cancellations)
    .innerJoin(projects, eq(projects.id, cancellations.projectId))
    .where(
      and(
        lte(cancellations.endsAt, now),
        isNull(cancellations.tookEffectAt),
        isNull(cancellations.withdrawnAt),
        inArray(projects.state, ['live', 'suspended']),
      ),
    );
  return countEach(due, ({ id, projectId }) => db().transaction((tx) => takeOffline(tx, id, projectId, now)));
}

/** The state that a canceled project had before it went offline. */
async function stateBefore(tx: Transaction, projectId: string): Promise<'live' | 'suspended'> {
  const [taken] = await tx
    .select({ from: projectEvents.fromState })
    .from(projectEvents)
    .where(and(eq(projectEvents.projectId, projectId), eq(projectEvents.toState, 'canceled')))
    .orderBy(desc(projectEvents.createdAt), desc(projectEvents.id))
    .limit(1);
  return taken?.from === 'suspended' ? 'suspended' : 'live';
}

/** Counts the projects that `change` moved. If one throws, it's logged and retried at the next run, and the others continue. */
async function countEach<Due extends { projectId: string }>(due: Due[], change: (one: Due) => Promise<boolean>): Promise<number> {
  let moved = 0;
  for (const one of due) {
    try {
      if (await change(one)) moved += 1;
    } catch (error) {
      log.error({ err: error, projectId: one.projectId }, 'canceled project not moved on');
    }
  }
  return moved;
}

async function takeOffline(tx: Transaction, cancellationId: string, projectId: string, now: Date): Promise<boolean> {
  // Locks the project first, as every change of it does, and reads again what was read before the lock.
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  const open = await openCancellation(tx, projectId);
  if (!project || open?.id !== cancellationId || open.tookEffectAt) return false;
  const restorableUntil = addDays(now, restorableDays);
  // If an admin ended the service, the notification says so, with the reason. Otherwise the paid month has ended.
  const byUs = isStaff(open.actor);
  const restorableOn = today(restorableUntil);
  const event: ProjectEvent = byUs
    ? { kind: 'cancellation', step: 'ended', why: open.reason, restorableOn }
    : { kind: 'cancellation', step: 'taken-offline', restorableOn };
  if (!(await moveProject(tx, projectId, 'canceled', { actor: byUs ? open.actor : 'system', event }))) return false;
  await enqueueAlignment(tx, projectId);
  const [ended] = await tx
    .update(cancellations)
    .set({ tookEffectAt: now, restorableUntil })
    .where(eq(cancellations.id, cancellationId))
    .returning();
  await siteChanged(tx, project.slug ?? '');
  await notifyOwner(tx, project, ended ?? open, byUs ? 'ended' : 'taken-off', {
    type: 'warning',
    title: byUs ? 'We ended your service' : 'Your site is offline',
    message: `You can bring ${project.name} back until ${dateOf(restorableUntil)}.`,
  });
  return true;
}

/** Archives sites that no one restored in time. Their files stay with the account for the ZIP. Returns how many. */
export async function archiveCanceled(now: Date = new Date()): Promise<number> {
  const due = await db()
    .select({ projectId: cancellations.projectId })
    .from(cancellations)
    .innerJoin(projects, eq(projects.id, cancellations.projectId))
    .where(and(lte(cancellations.restorableUntil, now), isNull(cancellations.withdrawnAt), eq(projects.state, 'canceled')));
  return countEach(due, ({ projectId }) =>
    db().transaction(async (tx) => {
      const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
      const open = await openCancellation(tx, projectId);
      if (!project || !open?.restorableUntil || open.restorableUntil > now) return false;
      await siteChanged(tx, project.slug ?? '');
      return moveProject(tx, projectId, 'archived', {
        actor: 'system',
        event: { kind: 'archiving', after: 'cancellation', days: restorableDays },
      });
    }),
  );
}

async function ownProject(tx: Transaction, ownerId: string, projectId: string): Promise<Project | undefined> {
  const theirs = and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
  await lockOrders(tx, theirs);
  const [project] = await tx.select().from(projects).where(theirs).for('update');
  return project;
}

/** Notifies the owner of a step of a cancellation once: by email, and in the portal unless it's their own click. */
async function notifyOwner(
  tx: Connection,
  project: Project,
  cancellation: Cancellation,
  step: MailProps['service-change']['step'],
  notice: { type?: 'success' | 'warning'; title: string; message: string },
): Promise<void> {
  const { type = 'success', title, message } = notice;
  const eventKey = `cancellation-${step}:${cancellation.id}`;
  const link = `/portal/settings/billing?project=${project.id}`;
  await notifyUser(tx, project.ownerId, 'subscription', {
    eventKey,
    ...(ownSteps.has(step) ? {} : { notification: { type, title, message, link } }),
    mail: ({ firstName }) => ({
      template: 'service-change',
      about: `project:${project.id}`,
      props: {
        firstName,
        siteName: project.name,
        address: siteAddress(project),
        step,
        endsOn: dateOf(cancellation.endsAt),
        restorableUntil: cancellation.restorableUntil ? dateOf(cancellation.restorableUntil) : '',
        why: step === 'ended' ? cancellation.reason : '',
        isOffline: project.state === 'suspended' || project.suspension !== null,
        url: env().appUrl + link,
      },
    }),
  });
}

const ownSteps = new Set<MailProps['service-change']['step']>(['noted', 'undone', 'restored']);
