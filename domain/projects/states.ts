import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projectEvents, projects } from '../../db/schema/index.ts';
import { isStaff, recordAudit } from '../audit/audit.ts';
import { eventWords } from './event-words.ts';
import type { ProjectEvent, ProjectState } from './schema.ts';

/** The allowed state changes. A live site leaves that state only when it's no longer served (docs/decisions/0011). */
const arrows: Record<ProjectState, ProjectState[]> = {
  awaiting_brief: ['awaiting_payment', 'scheduled', 'canceled'],
  awaiting_payment: ['awaiting_brief', 'scheduled', 'canceled'],
  scheduled: ['drafting', 'canceled'],
  drafting: ['in_qa', 'draft_ready', 'canceled'],
  in_qa: ['draft_ready', 'canceled'],
  draft_ready: ['edits_requested', 'approved', 'canceled'],
  edits_requested: ['draft_ready', 'approved', 'canceled'],
  approved: ['live', 'edits_requested', 'canceled'],
  live: ['suspended', 'canceled'],
  suspended: ['live', 'canceled', 'archived'],
  canceled: ['live', 'suspended', 'archived'],
  archived: [],
};

export interface Change {
  /** `user:<id>`, `admin:<id>` or `system`. */
  actor: string;
  event: ProjectEvent;
  versionId?: string;
  set?: Partial<typeof projects.$inferInsert>;
}

/**
 * Moves a project to `to`, records an event and notifies open pages. Returns false and changes nothing if its current state
 * doesn't allow that. The caller decides whether that is an error or a repeated request.
 */
export async function moveProject(tx: Connection, projectId: string, to: ProjectState, change: Change): Promise<boolean> {
  const from = (Object.keys(arrows) as ProjectState[]).filter((state) => arrows[state].includes(to));
  const [before] = await tx.select({ state: projects.state }).from(projects).where(eq(projects.id, projectId)).for('update');
  const [moved] = await tx
    .update(projects)
    .set({ ...change.set, state: to, updatedAt: sql`now()` })
    .where(and(eq(projects.id, projectId), inArray(projects.state, from)))
    .returning({ ownerId: projects.ownerId });
  if (!moved || !before) return false;
  await recordEvent(tx, projectId, change, before.state, to);
  await publishChange(tx, { topic: 'user', id: moved.ownerId });
  return true;
}

/**
 * Moves a project to `to`. If it's in that state already, or live, the state stays, and only the event and fields are written.
 * For steps that happen before launch and again on live sites: a version shown, an edit requested, an approval, a publication.
 */
export async function moveOrStay(
  tx: Connection,
  project: { id: string; state: ProjectState; ownerId: string },
  to: ProjectState,
  change: Change,
): Promise<boolean> {
  if (project.state !== to && project.state !== 'live') return moveProject(tx, project.id, to, change);
  await tx
    .update(projects)
    .set({ ...change.set, updatedAt: sql`now()` })
    .where(eq(projects.id, project.id));
  await recordEvent(tx, project.id, change);
  await publishChange(tx, { topic: 'user', id: project.ownerId });
  return true;
}

/** Records an event that doesn't change the state, such as a saved text or a lead. */
export async function recordEvent(
  tx: Connection,
  projectId: string,
  change: Change,
  from?: ProjectState,
  to?: ProjectState,
): Promise<void> {
  const { actor, event, versionId } = change;
  const { kind, ...details } = event;
  const reason = eventWords(event);
  await tx.insert(projectEvents).values({ projectId, actor, kind, details, fromState: from, toState: to, reason, versionId });
  if (isStaff(actor)) {
    const detail = { reason, from, to, versionId };
    await recordAudit(tx, { actor, action: `project.${kind}`, subject: `project:${projectId}`, detail });
  }
  await publishChange(tx, { topic: 'project', id: projectId });
}
