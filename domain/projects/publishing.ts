import { and, eq, type SQL } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { approvals, projects, publications } from '../../db/schema/index.ts';
import { tellInThread } from '../messages/system-lines.ts';
import { tell, tellStaff } from '../notifications/telling.ts';
import { holdOrders } from '../orders/hold-orders.ts';
import { startPlan } from '../plans/start-plan.ts';
import { siteOrigin } from '../settings/addresses.ts';
import { projectPath, projectUrl } from './project-link.ts';
import type { Project } from './projects.ts';
import { lockBrief, startFrom } from './sources.ts';
import { moveOrStay } from './states.ts';
import { type Version, versionOf } from './versions.ts';

export type Outcome = { ok: true } | { ok: false; message: string };
type Tx = Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0];

/**
 * The owner approves one version they were shown, named by its hash, and it goes live at once. A hash that is not the
 * version's own is refused: what was seen is what is approved.
 */
export async function approveVersion(ownerId: string, projectId: string, versionId: string, contentHash: string): Promise<Outcome> {
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
    const version = project ? await versionOf(tx, projectId, versionId) : undefined;
    if (!project || !version?.sentAt) return { ok: false, message: 'This version is not there any more.' };
    if (version.contentHash !== contentHash)
      return { ok: false, message: 'This version has changed since you looked. Look again before you approve.' };
    if (project.liveVersionId === version.id) return { ok: true };
    const actor = `user:${ownerId}`;
    const approved = await moveOrStay(tx, project, 'approved', {
      actor,
      kind: 'approval',
      reason: `Version ${version.number} approved`,
      versionId,
      set: { approvedVersionId: versionId },
    });
    if (!approved) return { ok: false, message: 'There is nothing to approve right now.' };
    await tx.insert(approvals).values({ projectId, versionId, contentHash, userId: ownerId }).onConflictDoNothing();
    await tellStaff(tx, 'version-approved', {
      type: 'success',
      title: 'Version approved',
      message: `${project.name}: version ${version.number}.`,
      link: `/admin/projects/${projectId}`,
      eventKey: `approved:${versionId}`,
    });
    await tellOfApproval(tx, project, version);
    await publishVersion(tx, project, version, { kind: 'publish', actor, reason: 'Approved by the owner' });
    // After going back to an older version, one from between may be approved after all: changes then start from it.
    const base = project.baseVersionId ? await versionOf(tx, projectId, project.baseVersionId) : undefined;
    if (base && base.number < version.number) await startFrom(tx, projectId, version.id);
    return { ok: true };
  });
}

/** Confirms an approval. The first one is mailed as the news that the site is live. */
async function tellOfApproval(tx: Tx, project: Project, version: Version): Promise<void> {
  const address = siteOrigin(project.slug ?? '');
  const versionName = `Version ${version.number}`;
  await tellInThread(tx, project.id, `approved:${version.id}`, `${versionName} is approved.`);
  await tell(tx, project.ownerId, 'approved', {
    eventKey: `approved:${version.id}`,
    ...(project.liveVersionId && {
      mail: ({ firstName }) => ({
        template: 'site-approved',
        eventKey: `site-approved:${version.id}`,
        props: { firstName, siteName: project.name, versionName, address },
      }),
    }),
  });
}

/** Puts a version live: one row, one field. The site is served from it as soon as this commits. */
async function publishVersion(
  tx: Tx,
  project: Project,
  version: Version,
  publication: { kind: 'publish' | 'rollback'; actor: string; reason: string },
): Promise<void> {
  await tx.insert(publications).values({ projectId: project.id, versionId: version.id, ...publication });
  const live = await moveOrStay(tx, project, 'live', {
    actor: publication.actor,
    kind: 'publication',
    reason: publication.reason,
    versionId: version.id,
    set: { liveVersionId: version.id, liveSince: project.liveSince ?? new Date(), clockRunningSince: null },
  });
  if (!live) throw new Error(`Project ${project.id} can not go live.`);
  await announce(tx, { topic: 'site', id: project.slug ?? '' });
  if (project.liveVersionId) return;
  await startPlan(tx, project);
  const address = siteOrigin(project.slug ?? '');
  await tellInThread(tx, project.id, `live:${project.id}`, `The site is live: ${address}`);
  await tell(tx, project.ownerId, 'live', {
    eventKey: `live:${project.id}`,
    notification: { type: 'success', title: 'Your site is live', message: address, link: projectPath(project.id) },
    mail: ({ firstName }) => ({
      template: 'site-live',
      eventKey: `site-live:${project.id}`,
      props: { firstName, siteName: project.name, address, url: projectUrl(project.id) },
    }),
  });
}

/** A project with its brief, locked in the order of every change of a site. */
async function lockedProject(tx: Tx, whose: SQL | undefined): Promise<Project | undefined> {
  const [found] = await tx.select({ id: projects.id }).from(projects).where(whose);
  if (!found) return undefined;
  await holdOrders(tx, whose);
  await lockBrief(tx, found.id);
  const [project] = await tx.select().from(projects).where(whose).for('update');
  return project;
}

/** Puts a version that has been live before back, by its owner. Later changes start from what that version was built from. */
export async function rollBack(ownerId: string, projectId: string, versionId: string): Promise<Outcome> {
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
    return project
      ? restore(tx, project, versionId, `user:${ownerId}`, (number) => `Restored by the owner: version ${number}`)
      : { ok: false, message: 'This project is not there any more.' };
  });
}

/** Staff put an approved version live, or roll back to an earlier one, which the owner is told with `why`. An unapproved version can not be published. */
export async function publishFromDesk(adminId: string, projectId: string, versionId: string, why = ''): Promise<Outcome> {
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, eq(projects.id, projectId));
    if (!project) return { ok: false, message: 'This project is not there any more.' };
    const live = project.liveVersionId ? await versionOf(tx, projectId, project.liveVersionId) : undefined;
    const version = await versionOf(tx, projectId, versionId);
    if (!live || !version || version.number >= live.number)
      return restore(tx, project, versionId, `admin:${adminId}`, (number) => `Published from the desk: version ${number}`);
    const because = why ? `: ${why}` : '.';
    const restored = await restore(
      tx,
      project,
      versionId,
      `admin:${adminId}`,
      (number) => `Rolled back from version ${live.number} to version ${number}${because}`,
    );
    if (restored.ok) await tellOfRollBack(tx, project, version.number, live.number, because);
    return restored;
  });
}

/** The site changed without its owner: they hear of it, and why, in the bell and in the conversation. */
async function tellOfRollBack(tx: Tx, project: Project, number: number, before: number, because: string): Promise<void> {
  const eventKey = `rolled-back:${project.id}:${number}:${Date.now()}`;
  const title = `Version ${number} is live again`;
  const message = `We put it back in place of version ${before}${because}`;
  await tellInThread(tx, project.id, eventKey, `${title}. ${message}`);
  await tell(tx, project.ownerId, 'live', { eventKey, notification: { type: 'info', title, message, link: projectPath(project.id) } });
}

async function restore(tx: Tx, project: Project, versionId: string, actor: string, reason: (number: number) => string): Promise<Outcome> {
  if (['suspended', 'cancelled', 'archived'].includes(project.state))
    return { ok: false, message: 'This site is not served at the moment, so no version of it can go live.' };
  const version = await versionOf(tx, project.id, versionId);
  const [approval] = await tx.select().from(approvals).where(eq(approvals.versionId, versionId));
  if (!version || !approval) return { ok: false, message: 'Only a version that the owner approved can be live.' };
  if (approval.contentHash !== version.contentHash) return { ok: false, message: 'This version is not the one that was approved.' };
  if (project.liveVersionId === version.id) return { ok: false, message: `Version ${version.number} is already live.` };
  if (!project.liveVersionId && project.state !== 'approved') return { ok: false, message: 'The site is not live yet.' };
  await publishVersion(tx, project, version, {
    kind: project.liveVersionId ? 'rollback' : 'publish',
    actor,
    reason: reason(version.number),
  });
  if (project.liveVersionId) await startFrom(tx, project.id, version.id);
  return { ok: true };
}
