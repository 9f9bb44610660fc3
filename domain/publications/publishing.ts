import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { approvals, projects, publications, siteVersions } from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import { type Release, releaseOf } from '../hosting/releases.ts';
import { LostFile } from '../hosting/version-files.ts';
import { siteChanged } from '../live/site-changed.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { lockOrders } from '../orders/states.ts';
import { startPlan } from '../projects/monthly-plan.ts';
import { domainUrl, projectPath, projectUrl } from '../projects/project-link.ts';
import type { Project } from '../projects/projects.ts';
import type { EventOf } from '../projects/schema.ts';
import { moveOrStay, recordEvent } from '../projects/states.ts';
import { confirmClaims, openClaims } from '../site-changes/claims.ts';
import { lockBrief, startFrom } from '../versions/sources.ts';
import { type Version, versionOf } from '../versions/versions.ts';
import { refusedAs } from './refusals.ts';

/** Whether a version was published, and whether a suspension by staff hides it for now. */
type Published = Result<{ isSuspended: boolean }, ReturnType<typeof refusedAs>>;

/**
 * The owner approves one version they were shown, named by its hash, and it goes live immediately. Refuses a hash
 * that isn't the version's own, because people approve what they saw, and claims in text that was changed by hand that neither their
 * brief makes nor they `confirmed`.
 */
export async function approveVersion(
  ownerId: string,
  projectId: string,
  versionId: string,
  contentHash: string,
  confirmed: readonly string[] = [],
): Promise<Published> {
  const sameContent = and(eq(projects.ownerId, ownerId), isNotNull(siteVersions.sentAt), eq(siteVersions.contentHash, contentHash));
  const ready = await releaseFor(projectId, versionId, sameContent);
  if (ready === 'lost') return refusedAs('file-damaged');
  const claims = ready ? await openClaims(projectId, versionId) : [];
  const open = claims.filter(({ words }) => !confirmed.includes(words));
  if (open.length > 0) return refusedAs('claims-unconfirmed', { claims: open.map(({ words }) => words) });
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
    const version = project ? await versionOf(tx, projectId, versionId) : undefined;
    if (!project || !version?.sentAt) return refusedAs('version-not-found');
    if (version.contentHash !== contentHash) return refusedAs('version-changed');
    const isSuspended = project.suspension !== null;
    if (project.liveVersionId === version.id) return { ok: true, isSuspended };
    if (isOutdated(ready, project)) return refusedAs('forms-changed');
    const actor = `user:${ownerId}`;
    const approved = await moveOrStay(tx, project, 'approved', {
      actor,
      event: { kind: 'approval', number: version.number },
      versionId,
      set: { approvedVersionId: versionId },
    });
    if (!approved) return refusedAs('nothing-to-approve');
    await tx.insert(approvals).values({ projectId, versionId, contentHash, userId: ownerId }).onConflictDoNothing();
    await confirmClaims(tx, projectId, claims);
    await notifyAdmins(tx, 'version-approved', {
      type: 'success',
      title: 'Version approved',
      message: `${project.name}: version ${version.number}.`,
      link: `/admin/projects/${projectId}`,
      eventKey: `approved:${versionId}`,
    });
    await notifyOfApproval(tx, project, version);
    await publishVersion(tx, project, version, ready, { kind: 'publish', actor, event: { kind: 'publication', by: 'approval' } });
    // After going back to an older version, an owner may approve one from in between. Later changes then start from that one.
    const base = project.baseVersionId ? await versionOf(tx, projectId, project.baseVersionId) : undefined;
    if (base && base.number < version.number) await startFrom(tx, projectId, version.id);
    return { ok: true, isSuspended };
  });
}

/** Confirms an approval. For the first one, emails that the site is live. */
async function notifyOfApproval(tx: Transaction, project: Project, version: Version): Promise<void> {
  const address = siteAddress(project);
  const versionName = `Version ${version.number}`;
  await addSystemLine(tx, project.id, `approved:${version.id}`, `${versionName} is approved.`);
  await notifyUser(tx, project.ownerId, 'approved', {
    eventKey: `approved:${version.id}`,
    ...(project.liveVersionId && {
      mail: ({ firstName }) => ({
        template: 'site-approved',
        about: `project:${project.id}`,
        eventKey: `site-approved:${version.id}`,
        props: { firstName, siteName: project.name, versionName, address, isSuspended: project.suspension !== null },
      }),
    }),
  });
}

/**
 * Prepares the release for publishing a version, before the caller takes any lock, because that takes about a second.
 * Undefined if no version matches `which`. The caller then finds the reason inside its transaction. 'lost' if a file is lost.
 */
async function releaseFor(projectId: string, versionId: string, which: SQL | undefined): Promise<Release | 'lost' | undefined> {
  const [row] = await db()
    .select({ slug: projects.slug, ownHost: projects.ownHost })
    .from(projects)
    .innerJoin(siteVersions, eq(siteVersions.projectId, projects.id))
    .where(and(eq(projects.id, projectId), eq(siteVersions.id, versionId), which));
  if (!row?.slug) return undefined;
  return releaseOf(versionId, siteAddress(row)).catch((error: unknown) => {
    if (error instanceof LostFile) return 'lost';
    throw error;
  });
}

/** True if the site's forms were paused or resumed after the release was made. */
function isOutdated(release: Release | undefined, { formNotice }: Project): boolean {
  return release !== undefined && release.formNotice !== formNotice;
}

/** Publishes a version by writing one row and one field. Its release is served as soon as this commits. */
async function publishVersion(
  tx: Transaction,
  project: Project,
  version: Version,
  release: Release | undefined,
  { kind, actor, event }: { kind: 'publish' | 'rollback'; actor: string; event: EventOf<'publication'> },
): Promise<void> {
  if (release?.origin !== siteAddress(project)) throw new Error(`Version ${version.id} has no release at its project's address.`);
  await tx.insert(publications).values({ kind, actor, projectId: project.id, ...release });
  const live = await moveOrStay(tx, project, 'live', {
    actor,
    event,
    versionId: version.id,
    set: { liveVersionId: version.id, liveSince: project.liveSince ?? new Date(), clockRunningSince: null },
  });
  if (!live) throw new Error(`Project ${project.id} can’t go live.`);
  await siteChanged(tx, project.slug ?? '');
  if (project.liveVersionId) return;
  await startPlan(tx, project);
  const address = siteAddress(project);
  await addSystemLine(tx, project.id, `live:${project.id}`, `The site is live: ${address}`);
  await notifyUser(tx, project.ownerId, 'live', {
    eventKey: `live:${project.id}`,
    notification: { type: 'success', title: 'Your site is live', message: address, link: projectPath(project.id) },
    mail: ({ firstName }) => ({
      template: 'site-live',
      about: `project:${project.id}`,
      eventKey: `site-live:${project.id}`,
      props: {
        firstName,
        siteName: project.name,
        address,
        url: projectUrl(project.id),
        domainUrl: project.ownHost ? undefined : domainUrl(project.id),
      },
    }),
  });
}

/** A project with its brief, locked in the same order as by every change of a site. */
export async function lockedProject(tx: Transaction, whose: SQL | undefined): Promise<Project | undefined> {
  const [found] = await tx.select({ id: projects.id }).from(projects).where(whose);
  if (!found) return undefined;
  await lockOrders(tx, whose);
  await lockBrief(tx, found.id);
  const [project] = await tx.select().from(projects).where(whose).for('update');
  return project;
}

const isApproved = sql`exists (select from approvals where approvals.version_id = ${siteVersions.id})`;

/** Publishes a version again that has been live before, for its owner. Later changes start from that version's inputs. */
export async function rollBack(ownerId: string, projectId: string, versionId: string): Promise<Published> {
  const ready = await releaseFor(projectId, versionId, and(eq(projects.ownerId, ownerId), isApproved));
  if (ready === 'lost') return refusedAs('file-damaged');
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
    return project
      ? restore(tx, project, versionId, ready, `user:${ownerId}`, (number) => ({ kind: 'publication', by: 'owner', number }))
      : refusedAs('project-not-found');
  });
}

/**
 * An admin publishes an approved version, or rolls back to an earlier one. The owner reads `why`. Unapproved versions can't be
 * published.
 */
export async function publishFromAdmin(adminId: string, projectId: string, versionId: string, why = ''): Promise<Published> {
  const ready = await releaseFor(projectId, versionId, isApproved);
  if (ready === 'lost') return refusedAs('file-damaged');
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, eq(projects.id, projectId));
    if (!project) return refusedAs('project-not-found');
    const live = project.liveVersionId ? await versionOf(tx, projectId, project.liveVersionId) : undefined;
    const version = await versionOf(tx, projectId, versionId);
    if (!live || !version || version.number >= live.number)
      return restore(tx, project, versionId, ready, `admin:${adminId}`, (number) => ({ kind: 'publication', by: 'admin', number }));
    const restored = await restore(tx, project, versionId, ready, `admin:${adminId}`, (number) => ({
      kind: 'publication',
      by: 'rollback',
      number,
      before: live.number,
      why,
    }));
    if (restored.ok) await notifyOfRollBack(tx, project, version.number, live.number, why);
    return restored;
  });
}

/** Notifies the owner of a change they didn't make, with the reason, in the portal and in the project's thread. */
async function notifyOfRollBack(tx: Transaction, project: Project, number: number, before: number, why: string): Promise<void> {
  const eventKey = `rolled-back:${project.id}:${number}:${Date.now()}`;
  const title = `Version ${number} is live again`;
  const message = `We restored it in place of version ${before}${why ? `: ${why}` : '.'}`;
  await addSystemLine(tx, project.id, eventKey, `${title}. ${message}`);
  await notifyUser(tx, project.ownerId, 'live', {
    eventKey,
    notification: { type: 'info', title, message, link: projectPath(project.id) },
  });
}

async function restore(
  tx: Transaction,
  project: Project,
  versionId: string,
  release: Release | undefined,
  actor: string,
  eventFor: (number: number) => EventOf<'publication'>,
): Promise<Published> {
  if (['suspended', 'canceled', 'archived'].includes(project.state)) return refusedAs('site-offline');
  const version = await versionOf(tx, project.id, versionId);
  const [approval] = await tx.select().from(approvals).where(eq(approvals.versionId, versionId));
  if (!version || !approval) return refusedAs('version-not-approved');
  if (approval.contentHash !== version.contentHash) return refusedAs('other-version-approved');
  if (project.liveVersionId === version.id) return refusedAs('version-live', { number: version.number });
  if (isOutdated(release, project)) return refusedAs('forms-changed');
  if (!project.liveVersionId && project.state !== 'approved') return refusedAs('site-not-live');
  await publishVersion(tx, project, version, release, {
    kind: project.liveVersionId ? 'rollback' : 'publish',
    actor,
    event: eventFor(version.number),
  });
  if (project.liveVersionId) await startFrom(tx, project.id, version.id);
  return { ok: true, isSuspended: project.suspension !== null };
}

/**
 * Publishes the live version at another address, after `change`, which decides it and may refuse, in the same transaction. That needs no approval
 * because the content is the same. Owner and admins see it in the history. A site that isn't published only has `change` made. False if
 * nothing changed.
 */
export async function moveAddress(
  projectId: string,
  origin: string,
  actor: string,
  change?: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const [before] = await db().select({ versionId: projects.liveVersionId }).from(projects).where(eq(projects.id, projectId));
  const release = before?.versionId ? await releaseOf(before.versionId, origin) : undefined;
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, eq(projects.id, projectId));
    // Another version was published in the meantime. The hourly job sees that the address is still the old one, and tries again.
    if (!project || (project.liveVersionId ?? undefined) !== release?.versionId || isOutdated(release, project)) return false;
    if (change && !(await change(tx))) return false;
    if (!release) return change !== undefined;
    const [newest] = await tx
      .select({ origin: publications.origin })
      .from(publications)
      .where(eq(publications.projectId, projectId))
      .orderBy(desc(publications.createdAt), desc(publications.id))
      .limit(1);
    if (!newest || newest.origin === origin) return change !== undefined;
    const event: EventOf<'address'> = { kind: 'address', step: 'moved', from: newest.origin, to: origin };
    await tx.insert(publications).values({ projectId, kind: 'address', actor, ...release });
    await recordEvent(tx, projectId, { actor, event, versionId: release.versionId });
    if (!change) await addSystemLine(tx, projectId, `address:${projectId}:${origin}`, `Your site’s address is now ${origin}.`);
    await siteChanged(tx, project.slug ?? '');
    return true;
  });
}
