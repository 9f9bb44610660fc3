import { and, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, projects, siteEdits } from '../../db/schema/index.ts';
import { changeFact, type SubmitResult } from '../briefs/briefs.ts';
import type { AnswerPath } from '../briefs/schema.ts';
import { showDraft } from '../projects/drafting.ts';
import type { Project } from '../projects/projects.ts';
import type { ProjectState } from '../projects/schema.ts';
import { moveProject, recordEvent } from '../projects/states.ts';
import { buildSite, storeVersion, type Version, versionOf } from '../projects/versions.ts';
import { answerRequests, finishAnswered, settleAfterVersion } from './reviews.ts';
import type { TextChange } from './schema.ts';

type Tx = Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0];

/** A change of texts, pictures or facts that becomes one new version. */
export interface SiteChange {
  texts: TextChange[];
  /** Pictures by place; the value is the workshop's picture. */
  pictures?: { page: string; section: string; path: string; value: unknown }[];
  facts?: { path: AnswerPath; value: unknown }[];
  /** Requests that this change answers, with a word to the owner. */
  requests?: { ids: string[]; reply: string };
  /** What the version is called: 'Hours, leak price'. */
  name: string;
}

export type ChangeResult = { ok: true; version: Version } | Extract<SubmitResult, { ok: false }>;

/** Facts the owner may change themselves after the brief is in; the rest goes through an edit request. */
const ownFacts: AnswerPath[] = ['business.phone', 'business.email', 'business.hours', 'business.address', 'business.serviceArea'];

/** The owner changes their own site. It becomes a version shown to them at once, to approve like any other. */
export async function changeOwnSite(ownerId: string, projectId: string, change: SiteChange): Promise<ChangeResult> {
  if (change.facts?.some((fact) => !ownFacts.includes(fact.path))) return refused('This fact is changed by an edit request.');
  const own = and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
  return changeSite(own, change, { actor: `user:${ownerId}`, send: true, states: shownStates });
}

/** Staff change a site. The version stays in the workshop until it is sent, unless `send`. */
export async function changeFromDesk(adminId: string, projectId: string, change: SiteChange, send: boolean): Promise<ChangeResult> {
  return changeSite(eq(projects.id, projectId), change, { actor: `admin:${adminId}`, send, states: ['in_qa', ...shownStates] });
}

/** States in which the owner has a draft before them; one that the gate holds back is only the desk's to change. */
const shownStates: ProjectState[] = ['draft_ready', 'edits_requested', 'approved', 'live'];

async function changeSite(
  whose: SQL | undefined,
  change: SiteChange,
  { actor, send, states }: { actor: string; send: boolean; states: ProjectState[] },
): Promise<ChangeResult> {
  const changed = db().transaction(async (tx): Promise<ChangeResult> => {
    const [found] = await tx.select({ id: projects.id }).from(projects).where(whose);
    if (!found) return refused('This project is not there any more.');
    // The brief is locked before its project, as by every saved answer; the weaker lock lets leads and pictures come in meanwhile.
    await tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.projectId, found.id)).for('update');
    const [project] = await tx.select().from(projects).where(eq(projects.id, found.id)).for('no key update');
    if (!project || !states.includes(project.state)) return refused('The site can be changed once its draft is there.');
    for (const fact of change.facts ?? []) {
      const result = await changeFact(tx, project.id, fact.path, fact.value);
      if (!result.ok) throw new FactRefused(result.problems);
    }
    for (const { page, section, path, text } of change.texts) await layEdit(tx, project.id, { page, section, path, value: text }, actor);
    for (const picture of change.pictures ?? []) await layEdit(tx, project.id, picture, actor);
    const version = await storeVersion(tx, project.id, await buildSite(tx, project), { name: change.name, actor, sent: send });
    await recordEvent(tx, project.id, {
      actor,
      kind: 'version',
      reason: `Version ${version.number}: ${change.name}`,
      versionId: version.id,
    });
    if (change.requests) await answerRequests(tx, project.id, change.requests.ids, version, change.requests.reply);
    if (send) await sendChanged(tx, project, version, actor);
    return { ok: true, version };
  });
  return changed.catch((error: unknown) => {
    if (error instanceof FactRefused) return { ok: false as const, problems: error.problems };
    throw error;
  });
}

/** Rolls the whole change back when one of its facts can't stand. */
class FactRefused extends Error {
  problems: Extract<SubmitResult, { ok: false }>['problems'];
  constructor(problems: Extract<SubmitResult, { ok: false }>['problems']) {
    super('A fact was refused.');
    this.problems = problems;
  }
}

async function layEdit(
  tx: Tx,
  projectId: string,
  edit: { page: string; section: string; path: string; value: unknown },
  actor: string,
): Promise<void> {
  await tx
    .insert(siteEdits)
    .values({ projectId, ...edit, actor })
    .onConflictDoUpdate({
      target: [siteEdits.projectId, siteEdits.page, siteEdits.section, siteEdits.path],
      set: { value: edit.value, actor, createdAt: sql`now()` },
    });
}

/** Shows a changed version to its owner; a live site keeps serving the approved one until they approve this one. */
async function sendChanged(tx: Tx, project: Project, version: Version, actor: string): Promise<void> {
  if (actor.startsWith('user:')) {
    // Their own change: they need not be told.
    const change = { actor, kind: 'draft', reason: `Version ${version.number} shown to the customer`, versionId: version.id };
    if (project.state === 'draft_ready') await recordEvent(tx, project.id, change);
    else await moveProject(tx, project.id, 'draft_ready', change);
  } else await showDraft(tx, project, version, actor);
  await finishAnswered(tx, project, version, actor);
  await settleAfterVersion(tx, project, actor);
}

/** Sends an existing version to the customer from the desk. False when there is none, or nothing can be sent now. */
export async function sendFromDesk(adminId: string, projectId: string, versionId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
    const version = project ? await versionOf(tx, projectId, versionId) : undefined;
    if (!project || !version || !(await showDraft(tx, project, version, `admin:${adminId}`))) return false;
    await finishAnswered(tx, project, version, `admin:${adminId}`);
    await settleAfterVersion(tx, project, `admin:${adminId}`);
    return true;
  });
}

function refused(message: string): ChangeResult {
  return { ok: false, problems: [{ field: '', message }] };
}
