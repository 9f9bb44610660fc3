import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { editRequests, projects, siteVersions } from '../../db/schema/index.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { hourMs } from '../../time/units.ts';
import { closedForHours, hoursBegin } from '../closed-days/queries.ts';
import { withinLimit } from '../limits/limits.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { projectPath, projectUrl } from '../projects/project-link.ts';
import type { Project } from '../projects/projects.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { openRequestStates, type ProjectEvent } from '../projects/schema.ts';
import { moveOrStay, moveProject, recordEvent } from '../projects/states.ts';
import { readSettings } from '../settings/settings.ts';
import { type Version, versionOf } from '../versions/versions.ts';
import type { EditRequest } from './queries.ts';
import { refusedAs } from './refusals.ts';
import type { NewEditRequest } from './schema.ts';

/** The props of one section in a version, to compare before and after. */
export function sectionProps(document: SiteDocument, page: string, section: string): unknown {
  return document.pages.find((candidate) => candidate.path === page)?.sections.find((candidate) => candidate.id === section)?.props;
}

/** An owner requests an edit of a section in a version they were shown. Due in 48 hours, late after 51 (settings). */
export async function requestEdit(ownerId: string, projectId: string, request: NewEditRequest): Promise<Result> {
  const limit = await withinLimit('editRequest', ownerId);
  if (!limit.ok) return refusedAs('too-many-edits', { retryInSeconds: limit.retryInSeconds });
  return db().transaction(async (tx) => {
    const outcome = await requestEditIn(tx, ownerId, projectId, request);
    if (!outcome.ok) return outcome;
    await addSystemLine(tx, projectId, `edit-asked:${outcome.requestId}`, `Edit requested: ${request.place}`, outcome.requestId);
    return { ok: true };
  });
}

/** The same inside the caller's transaction. Returns the request's ID. */
export async function requestEditIn(
  tx: Transaction,
  ownerId: string,
  projectId: string,
  request: NewEditRequest,
): Promise<Result<{ requestId: string }>> {
  const project = await lockedProjectOf(tx, ownerId, projectId);
  const version = project ? await versionOf(tx, projectId, request.versionId) : undefined;
  if (!project || !version?.sentAt) return refusedAs('version-not-found');
  if (['canceled', 'archived'].includes(project.state)) return refusedAs('project-ended');
  if (project.state === 'suspended') return refusedAs('site-suspended');
  const [made] = await tx
    .insert(editRequests)
    .values({
      projectId,
      ...request,
      before: sectionProps(version.document, request.page, request.section) ?? null,
      ...(await editDeadlines(tx, projectId)),
    })
    .returning({ id: editRequests.id });
  if (!made) throw new Error('We couldn’t save your request. Please try again.');
  const event: ProjectEvent = { kind: 'edit-request', step: 'requested', place: request.place };
  const change = { actor: `user:${ownerId}`, event, versionId: version.id };
  if (!(await moveOrStay(tx, project, 'edits_requested', change))) await recordEvent(tx, projectId, change);
  await notifyAdmins(tx, 'edit-requested', {
    type: 'info',
    title: 'Edit requested',
    message: `${project.name}: ${request.place}.`,
    link: `/admin/projects/${projectId}`,
    eventKey: `edit-request:${made.id}`,
  });
  return { ok: true, requestId: made.id };
}

/** When an edit that's requested now is due and late. On a closed day, its hours begin with the next open day. */
async function editDeadlines(tx: Transaction, projectId: string): Promise<{ dueAt: Date; lateAt: Date }> {
  const { editDueHours, editLateHours } = await readSettings(tx);
  const begin = hoursBegin(new Date(), await closedForHours(projectId, tx)).getTime();
  return { dueAt: new Date(begin + editDueHours * hourMs), lateAt: new Date(begin + editLateHours * hourMs) };
}

/** An admin starts work on an edit request. */
export async function startRequest(adminId: string, projectId: string, requestId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row] = await tx
      .update(editRequests)
      .set({ state: 'in_progress', staffId: adminId, updatedAt: sql`now()` })
      .where(and(eq(editRequests.id, requestId), eq(editRequests.projectId, projectId), inArray(editRequests.state, ['open', 'reopened'])))
      .returning();
    if (!row) return false;
    await recordEvent(tx, projectId, { actor: `admin:${adminId}`, event: { kind: 'edit-request', step: 'started', place: row.place } });
    const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
    if (project) await publishChange(tx, { topic: 'user', id: project.ownerId });
    return true;
  });
}

/** The owner withdraws an edit that we haven't started: open → withdrawn. If no other edit is open, the round ends. */
export async function withdrawEdit(ownerId: string, projectId: string, requestId: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project) return refusedAs('project-not-found');
    const [row] = await tx
      .update(editRequests)
      .set({ state: 'withdrawn', updatedAt: sql`now()` })
      .where(and(eq(editRequests.id, requestId), eq(editRequests.projectId, projectId), eq(editRequests.state, 'open')))
      .returning();
    if (!row) return refusedAs('edit-started');
    const event: ProjectEvent = { kind: 'edit-request', step: 'withdrawn', place: row.place };
    const change = { actor: `user:${ownerId}`, event };
    const over = project.state === 'edits_requested' && (await openEdits(tx, projectId)) === 0;
    if (!(over && (await moveProject(tx, projectId, 'draft_ready', change)))) await recordEvent(tx, projectId, change);
    await publishChange(tx, { topic: 'user', id: ownerId });
    await addSystemLine(tx, projectId, `edit-withdrawn:${row.id}`, `Edit request canceled: ${row.place}`, row.id);
    await notifyAdmins(tx, 'edit-requested', {
      type: 'info',
      title: 'Edit request canceled',
      message: `${project.name}: ${row.place}.`,
      link: `/admin/projects/${projectId}`,
      eventKey: `edit-withdrawn:${row.id}`,
    });
    return { ok: true };
  });
}

async function openEdits(tx: Transaction, projectId: string): Promise<number> {
  return tx.$count(editRequests, and(eq(editRequests.projectId, projectId), inArray(editRequests.state, [...openRequestStates])));
}

/** Records which version completes some requests. They're done, and their owner is notified, once that version is shown. */
export async function answerRequests(
  tx: Transaction,
  projectId: string,
  requestIds: string[],
  version: Version,
  reply: string,
): Promise<void> {
  await tx
    .update(editRequests)
    .set({ state: 'in_progress', doneVersionId: version.id, reply: reply || null, updatedAt: sql`now()` })
    .where(
      and(eq(editRequests.projectId, projectId), inArray(editRequests.id, requestIds), inArray(editRequests.state, [...openRequestStates])),
    );
}

/** The open requests completed by a version that's now shown, or by one before it. */
export async function answeredBy(tx: Transaction, project: Project, version: Version): Promise<EditRequest[]> {
  const rows = await tx
    .select({ request: editRequests })
    .from(editRequests)
    .innerJoin(siteVersions, eq(siteVersions.id, editRequests.doneVersionId))
    .where(
      and(
        eq(editRequests.projectId, project.id),
        inArray(editRequests.state, [...openRequestStates]),
        lte(siteVersions.number, version.number),
      ),
    )
    .orderBy(editRequests.createdAt);
  return rows.map(({ request }) => request);
}

/** Marks requests as done in a version that was shown, and notifies the owner in the portal. */
export async function finishAnswered(
  tx: Transaction,
  project: Project,
  version: Version,
  actor: string,
  requests: EditRequest[],
): Promise<void> {
  for (const request of requests) {
    await tx
      .update(editRequests)
      .set({
        state: 'done',
        doneVersionId: version.id,
        after: sectionProps(version.document, request.page, request.section) ?? null,
        doneAt: new Date(),
        updatedAt: sql`now()`,
      })
      .where(eq(editRequests.id, request.id));
    const event: ProjectEvent = { kind: 'edit-request', step: 'done', place: request.place };
    await recordEvent(tx, project.id, { actor, event, versionId: version.id });
    const eventKey = `edit-done:${request.id}:${version.id}`;
    await addSystemLine(tx, project.id, eventKey, `Edit done in version ${version.number}: ${request.place}`, request.id);
    const message = `${request.place}: check it in version ${version.number}.`;
    await notifyUser(tx, project.ownerId, 'edit-done', {
      eventKey,
      notification: { type: 'success', title: 'Edit done', message, link: projectPath(project.id) },
    });
  }
}

/** Emails the owner that edits are done, if no other email announces the version. */
export async function mailEditsDone(tx: Transaction, project: Project, version: Version, requests: EditRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await notifyUser(tx, project.ownerId, 'edit-done', {
    eventKey: ['edit-done', version.id, ...requests.map(({ id }) => id)].join(':'),
    mail: ({ firstName }) => ({
      template: 'edit-done',
      about: `project:${project.id}`,
      props: {
        firstName,
        siteName: project.name,
        edits: requests.map(({ place, words }) => ({ place, words })),
        url: projectUrl(project.id),
      },
    }),
  });
}

/**
 * Returns a project to its edit round after a version was shown, if edits are still open. On a live site, the open edits
 * themselves keep the round going.
 */
export async function settleAfterVersion(tx: Transaction, project: Project, actor: string): Promise<void> {
  if (project.state === 'live') return;
  if (await openEdits(tx, project.id))
    await moveProject(tx, project.id, 'edits_requested', { actor, event: { kind: 'edit-request', step: 'still-open' } });
}

/** The owner accepts a completed edit or says it isn't right yet: done → accepted | reopened. */
export async function judgeEdit(ownerId: string, projectId: string, requestId: string, accepted: boolean, words: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project) return refusedAs('project-not-found');
    const again = accepted ? {} : { ...(await editDeadlines(tx, projectId)), doneAt: null, doneVersionId: null };
    const [row] = await tx
      .update(editRequests)
      .set({
        state: accepted ? 'accepted' : 'reopened',
        ...again,
        ...(words ? { words: sql`${editRequests.words} || ${`\n\n${words}`}` } : {}),
        updatedAt: sql`now()`,
      })
      .where(and(eq(editRequests.id, requestId), eq(editRequests.projectId, projectId), eq(editRequests.state, 'done')))
      .returning();
    if (!row) return refusedAs('edit-not-done');
    const event: ProjectEvent = { kind: 'edit-request', step: accepted ? 'accepted' : 'reopened', place: row.place };
    const change = { actor: `user:${ownerId}`, event };
    if (accepted || !(await moveOrStay(tx, project, 'edits_requested', change))) await recordEvent(tx, projectId, change);
    if (!accepted) {
      await notifyAdmins(tx, 'edit-requested', {
        type: 'warning',
        title: 'Edit reopened',
        message: `${project.name}: ${row.place}.`,
        link: `/admin/projects/${projectId}`,
        eventKey: `edit-reopened:${row.id}:${row.updatedAt.getTime()}`,
      });
    }
    await publishChange(tx, { topic: 'user', id: ownerId });
    return { ok: true };
  });
}
