import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects } from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import { siteChanged } from '../live/site-changed.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { projectPath, projectUrl } from '../projects/project-link.ts';
import type { Project } from '../projects/projects.ts';
import type { ProjectEvent } from '../projects/schema.ts';
import { recordEvent } from '../projects/states.ts';
import { refusedAs } from './refusals.ts';
import { type Suspension, stillOffline, suspensionAdvice, suspensionInWords } from './schema.ts';

/**
 * Takes a published site offline for a reason that its owner reads, for an admin. Its state, plan and bills stay as they are, and
 * versions can be approved meanwhile.
 */
export async function suspendSite(
  projectId: string,
  { reason, note }: Pick<Suspension, 'reason' | 'note'>,
  actor: string,
  now: Date = new Date(),
): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await projectForUpdate(tx, projectId);
    if (!project?.liveVersionId || project.state === 'archived') return refusedAs('site-not-published');
    if (project.suspension) return refusedAs('already-suspended');
    const suspension = { reason, note, at: now.toISOString() };
    await change(tx, project, suspension, {
      actor,
      event: { kind: 'suspension', by: 'staff', reason, note },
    });
    const why = suspensionInWords(suspension);
    await notifyOwner(tx, project, 'suspended', {
      key: suspension.at,
      type: 'warning',
      title: 'We suspended your site',
      message: why,
      why,
      advice: suspensionAdvice(suspension),
    });
    return { ok: true };
  });
}

/** Ends a suspension by staff. The site is online again, unless its plan keeps it offline. */
export async function liftSuspension(projectId: string, actor: string): Promise<Result<{ isOnline: boolean }>> {
  return db().transaction(async (tx) => {
    const project = await projectForUpdate(tx, projectId);
    if (!project?.suspension) return refusedAs('not-suspended');
    await change(tx, project, null, { actor, event: { kind: 'restoration', by: 'staff' } });
    const isOnline = project.state === 'live';
    await notifyOwner(tx, project, isOnline ? 'online' : 'lifted', {
      key: project.suspension.at,
      type: 'success',
      title: isOnline ? 'Your site is online again' : 'We lifted the suspension of your site',
      message: isOnline ? siteAddress(project) : stillOffline,
      ...(!isOnline && { advice: stillOffline }),
    });
    return { ok: true, isOnline };
  });
}

async function projectForUpdate(tx: Transaction, projectId: string): Promise<Project | undefined> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  return project;
}

async function change(tx: Transaction, project: Project, suspension: Suspension | null, event: { actor: string; event: ProjectEvent }) {
  await tx.update(projects).set({ suspension, updatedAt: new Date() }).where(eq(projects.id, project.id));
  await recordEvent(tx, project.id, event);
  await publishChange(tx, { topic: 'user', id: project.ownerId });
  await siteChanged(tx, project.slug ?? '');
}

/** Notifies the owner once for each step of a suspension: in the portal, in the project's thread and by email. */
async function notifyOwner(
  tx: Transaction,
  project: Project,
  step: 'suspended' | 'online' | 'lifted',
  {
    key,
    why = '',
    advice = '',
    ...notice
  }: { key: string; type: 'warning' | 'success'; title: string; message: string; why?: string; advice?: string },
): Promise<void> {
  const eventKey = `site-${step}:${project.id}:${key}`;
  await addSystemLine(tx, project.id, eventKey, `${notice.title}. ${notice.message}`);
  await notifyUser(tx, project.ownerId, 'suspension', {
    eventKey,
    notification: { ...notice, link: projectPath(project.id) },
    mail: ({ firstName }) => ({
      template: 'suspension',
      about: `project:${project.id}`,
      props: { firstName, siteName: project.name, address: siteAddress(project), step, why, advice, url: projectUrl(project.id) },
    }),
  });
}
