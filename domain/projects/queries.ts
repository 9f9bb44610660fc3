import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { dateOf } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { approvals, briefs, cancellations, orders, projectEvents, projects, siteVersions, threads, users } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Project } from './projects.ts';

/** A person's own project. Undefined for another person's project and for a missing one. */
export async function projectOf(ownerId: string, projectId: string): Promise<Project | undefined> {
  const project = await db().query.projects.findFirst({ where: and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)) });
  return project;
}

/** An owner's project, locked until the transaction ends. */
export async function lockedProjectOf(tx: Connection, ownerId: string, projectId: string): Promise<Project | undefined> {
  const mine = and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
  const [project] = await tx.select().from(projects).where(mine).for('update');
  return project;
}

/** A person's newest project. Undefined if they have none. */
export async function latestProjectOf(ownerId: string): Promise<Project | undefined> {
  const [project] = await db().select().from(projects).where(eq(projects.ownerId, ownerId)).orderBy(desc(projects.createdAt)).limit(1);
  return project;
}

/** True if a person has a project that hasn't ended. Unlike opening a brief, this doesn't create one. */
export async function hasOpenProject(ownerId: string): Promise<boolean> {
  return (await db().$count(projects, and(eq(projects.ownerId, ownerId), notInArray(projects.state, ['canceled', 'archived'])))) > 0;
}

/** A person's projects for a list, newest first. */
export async function projectsOf(ownerId: string) {
  const { id, name, state, suspension, briefSubmittedAt } = projects;
  return db()
    .select({ id, name, state, suspension, briefSubmittedAt })
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(desc(projects.createdAt));
}

/** A project's events, newest first. */
export async function eventsOf(projectId: string) {
  return db()
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(desc(projectEvents.createdAt), desc(projectEvents.id))
    .limit(200);
}

/** Names of the people behind actors (`user:<id>`, `admin:<id>`), by actor. */
export async function actorNames(actors: string[]): Promise<Map<string, string>> {
  const people = new Map(actors.flatMap((actor) => (isId(actor.split(':')[1] ?? '') ? [[actor, actor.split(':')[1] ?? '']] : [])));
  if (people.size === 0) return new Map();
  const rows = await db()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(people.values())]));
  const names = new Map(rows.map(({ id, name, email }) => [id, name || email]));
  return new Map([...people].flatMap(([actor, id]) => (names.has(id) ? [[actor, names.get(id) ?? '']] : [])));
}

/** One project for Admin, with its owner, order and conversation. */
export async function projectForAdmin(projectId: string) {
  const [row] = await db()
    .select({ project: projects, ownerEmail: users.email, ownerName: users.name, order: orders, threadId: threads.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(orders, eq(orders.id, projects.orderId))
    .leftJoin(threads, eq(threads.projectId, projects.id))
    .where(eq(projects.id, projectId));
  return row;
}

/** A slug's live version, with its project. */
export async function liveSite(slug: string) {
  const [row] = await db()
    .select({
      projectId: projects.id,
      slug: projects.slug,
      ownHost: projects.ownHost,
      state: projects.state,
      isSuspended: sql<boolean>`${projects.suspension} is not null`,
      versionId: projects.liveVersionId,
    })
    .from(projects)
    .where(eq(projects.slug, slug));
  return row;
}

/** The version that a preview token shows. */
export async function previewedVersion(token: string) {
  const [row] = await db()
    .select({ projectId: siteVersions.projectId, versionId: siteVersions.id })
    .from(siteVersions)
    .where(eq(siteVersions.previewToken, token));
  return row;
}

/** True if staff suspended the site whose version or brief has this preview token. */
export async function isSuspendedPreview(token: string): Promise<boolean> {
  const versions = db().select({ id: siteVersions.projectId }).from(siteVersions).where(eq(siteVersions.previewToken, token));
  const brief = db().select({ id: briefs.projectId }).from(briefs).where(eq(briefs.previewToken, token));
  const ofToken = or(inArray(projects.id, versions), inArray(projects.id, brief));
  return (await db().$count(projects, and(isNotNull(projects.suspension), ofToken))) > 0;
}

/** The project that a person's own order pays for. */
export async function projectOfOrder(ownerId: string, orderId: string): Promise<Project | undefined> {
  const project = await db().query.projects.findFirst({ where: and(eq(projects.orderId, orderId), eq(projects.ownerId, ownerId)) });
  return project;
}

/** IDs of a project's approved versions. */
export async function approvedVersions(projectId: string): Promise<Set<string>> {
  const rows = await db().select({ versionId: approvals.versionId }).from(approvals).where(eq(approvals.projectId, projectId));
  return new Set(rows.map((row) => row.versionId));
}

/** The approval of a version. */
export async function approvalOf(versionId: string) {
  const [approval] = await db().select().from(approvals).where(eq(approvals.versionId, versionId));
  return approval;
}

/** A project's cancellation, unless it was withdrawn. It may have taken effect already. */
export async function openCancellation(tx: Connection, projectId: string): Promise<typeof cancellations.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.projectId, projectId), isNull(cancellations.withdrawnAt)));
  return row;
}

/** A person's own cancellation, with its days formatted by the business's clock. Null if there's none. */
export async function cancellationOf(ownerId: string, projectId: string) {
  const [row] = await db()
    .select({ cancellation: cancellations })
    .from(cancellations)
    .innerJoin(projects, eq(projects.id, cancellations.projectId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), isNull(cancellations.withdrawnAt)));
  if (!row) return null;
  const { endsAt, tookEffectAt, restorableUntil } = row.cancellation;
  return {
    endsOn: dateOf(endsAt),
    /** The day the site went offline; null while it's online. */
    offSince: tookEffectAt && dateOf(tookEffectAt),
    /** The last day on which the site can be restored; null before it's offline and after that day. */
    restorableOn: restorableUntil && restorableUntil > new Date() ? dateOf(restorableUntil) : null,
  };
}
