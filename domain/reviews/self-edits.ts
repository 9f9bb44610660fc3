import { and, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteEdits } from '../../db/schema/index.ts';
import type { SectionEdit } from '../../sites/writer/edits.ts';
import { storeChangedBrief } from '../briefs/briefs.ts';
import type { AnswerPath } from '../briefs/schema.ts';
import { storeUploads } from '../briefs/uploads-later.ts';
import { buildThenStore, Overtaken, type SiteSources, siteSources } from '../projects/building.ts';
import { showDraft, showVersion } from '../projects/drafting.ts';
import type { Project } from '../projects/projects.ts';
import type { ProjectState } from '../projects/schema.ts';
import { recordEvent } from '../projects/states.ts';
import { storeVersion, type Version, versionOf } from '../projects/versions.ts';
import { answerRequests, finishAnswered, settleAfterVersion } from './reviews.ts';
import { type ChangeProblems, editsOf, type SiteChange, withChange } from './site-change.ts';

type Tx = Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0];

export type ChangeResult = { ok: true; version: Version } | { ok: false; problems: ChangeProblems };

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
const tooEarly = 'The site can be changed once its draft is there.';

async function changeSite(
  whose: SQL | undefined,
  change: SiteChange,
  { actor, send, states }: { actor: string; send: boolean; states: ProjectState[] },
): Promise<ChangeResult> {
  let before: SiteSources | undefined;
  const read = async () => {
    const [found] = await db().select({ id: projects.id }).from(projects).where(whose);
    if (!found) throw new Refused('This project is not there any more.');
    before = await siteSources(found.id);
    if (!states.includes(before.project.state)) throw new Refused(tooEarly);
    const after = withChange(before, change);
    if (!after.ok) throw new Refused(after.problems);
    return after.sources;
  };
  try {
    return await buildThenStore(read, async (tx, built, after): Promise<ChangeResult> => {
      const projectId = after.project.id;
      const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
      if (!project || !before || !states.includes(project.state)) return refused(tooEarly);
      await storeChangedBrief(tx, projectId, after.answers);
      await storeUploads(tx, projectId, before.uploads, after.uploads);
      for (const edit of editsOf(change)) await layEdit(tx, projectId, edit, actor);
      const version = await storeVersion(tx, projectId, built, { name: change.name, actor, sent: send });
      const reason = `Version ${version.number}: ${change.name}`;
      await recordEvent(tx, projectId, { actor, kind: 'version', reason, versionId: version.id });
      if (change.requests) await answerRequests(tx, projectId, change.requests.ids, version, change.requests.reply);
      if (send) await sendChanged(tx, project, version, actor);
      return { ok: true, version };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    if (error instanceof Overtaken) return refused(error.message);
    throw error;
  }
}

/** Ends a change before anything is built. */
class Refused extends Error {
  problems: ChangeProblems;
  constructor(why: ChangeProblems | string) {
    super('The change was refused.');
    this.problems = typeof why === 'string' ? [{ field: '', message: why }] : why;
  }
}

async function layEdit(tx: Tx, projectId: string, edit: SectionEdit, actor: string): Promise<void> {
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
  // Of their own change they need not be told.
  await (actor.startsWith('user:') ? showVersion : showDraft)(tx, project, version, actor);
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
