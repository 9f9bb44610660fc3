import { isDeepStrictEqual } from 'node:util';
import { eq, type SQL } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { type KeptText, withKept } from '../briefs/kept-schema.ts';
import { type AnswerPath, operatorPaths } from '../briefs/schema.ts';
import { heldBack, notifyOfHeldBack, sendChanged } from '../drafts/sending.ts';
import { answerRequests } from '../edit-requests/edit-requests.ts';
import type { ProjectEvent, ProjectState } from '../projects/schema.ts';
import { actorOf, asAdmin, asOwner, mayChange, type SiteEditor } from '../projects/site-editor.ts';
import { recordEvent } from '../projects/states.ts';
import { buildThenStore, composeSite, Overtaken, prepared } from '../versions/building.ts';
import { overlayEdits } from '../versions/overlay.ts';
import { inputsOf, type SiteSources, siteSources, storeInputs } from '../versions/sources.ts';
import { newestVersion, shownVersion, storeVersion, type Version, versionOf } from '../versions/versions.ts';
import { isMadeBefore, type SiteChange, withChange } from './apply-change.ts';
import { refusedByLimit } from './limits.ts';
import { refusedByLock } from './locks.ts';
import { type ChangeProblems, refusedAs, refusedChange } from './refusals.ts';
import { type Steps, stepsOf } from './undoing.ts';

/** `held` lists the failed checks that kept the new version from being shown. */
export type ChangeResult = Result<{ version: Version; held: string[] }, { problems: ChangeProblems }>;

/**
 * Answers that can't be changed here. The web address has a verb of its own, and so has text that owners keep as typed. Only operators
 * choose variants and tune themes, and only owners say that a claim is true.
 */
const changedElsewhere: Record<SiteEditor['role'], AnswerPath[]> = {
  owner: ['domain', 'kept', ...operatorPaths],
  admin: ['domain', 'kept', 'confirmed'],
};

/** Makes a change that comes from the editor. An admin's version stays unsent. */
export function changeFromEditor(editor: SiteEditor, projectId: string, change: SiteChange): Promise<ChangeResult> {
  return editor.role === 'owner'
    ? changeOwnSite(editor.userId, projectId, change)
    : changeFromAdmin(editor.userId, projectId, change, false);
}

/**
 * The owner changes their own site. The change becomes a version that they see immediately and approve like any other. A change that is
 * sent again because its answer got lost makes no second version.
 */
export async function changeOwnSite(ownerId: string, projectId: string, change: SiteChange): Promise<ChangeResult> {
  if (isChangedElsewhere('owner', change)) return refusedChange(refusedAs('not-editable-here'));
  const over = await refusedByLimit(ownerId);
  if (over) return refusedChange(over);
  const own = mayChange(asOwner(ownerId), projectId);
  const [found] = await db().select({ id: projects.id }).from(projects).where(own);
  const newest = found && (await newestVersion(found.id, false));
  if (newest && isMadeBefore(await siteSources(newest.projectId), newest.document, change)) return { ok: true, version: newest, held: [] };
  return changeSite(own, change, changerOf(asOwner(ownerId)));
}

function isChangedElsewhere(role: SiteEditor['role'], { facts = [] }: SiteChange): boolean {
  return facts.some(({ path }) => changedElsewhere[role].includes(path));
}

/** The owner undoes our tidying of a text: from now on it's published as they typed it, as long as it stays the same. */
export async function keepAsTyped(ownerId: string, projectId: string, field: string): Promise<ChangeResult> {
  const over = await refusedByLimit(ownerId);
  if (over) return refusedChange(over);
  const own = mayChange(asOwner(ownerId), projectId);
  return storeChange(own, changerOf(asOwner(ownerId)), { name: 'Text kept as typed' }, async (sources) => {
    const { changes } = await prepared(sources);
    const change = changes.find((one) => one.field === field);
    if (!change) throw new Refused(refusedChange(refusedAs('text-changed')));
    const kept = withKept((sources.answers.kept ?? []) as KeptText[], { field, text: change.before });
    return { ...sources, answers: { ...sources.answers, kept } };
  });
}

/** An admin changes a site. With `send`, the new version is shown to the owner; otherwise it stays unsent. */
export async function changeFromAdmin(adminId: string, projectId: string, change: SiteChange, send: boolean): Promise<ChangeResult> {
  if (isChangedElsewhere('admin', change)) return refusedChange(refusedAs('not-editable-here'));
  return changeSite(eq(projects.id, projectId), change, { ...changerOf(asAdmin(adminId)), send });
}

/** States in which the owner has seen a draft and can change it. If it failed the quality check, only admins can change it. */
export const changeableStates: ProjectState[] = ['draft_ready', 'edits_requested', 'approved', 'live'];
const adminStates: ProjectState[] = ['in_qa', ...changeableStates];

/** True if the editor can change a site in this state. */
export function canChange({ role }: Pick<SiteEditor, 'role'>, state: ProjectState): boolean {
  return (role === 'owner' ? changeableStates : adminStates).includes(state);
}

const tooEarly = refusedChange(refusedAs('draft-not-ready'));

async function changeSite(whose: SQL | undefined, change: SiteChange, by: Changer): Promise<ChangeResult> {
  return storeChange(whose, by, change, async (sources) => {
    const composed = await composeSite(sources);
    const after = await withChange(sources, { composed, edited: overlayEdits(composed, sources.edits) }, change, by.actor);
    if (!after.ok) throw new Refused(after);
    return after.sources;
  });
}

interface Changer {
  actor: string;
  send: boolean;
  states: ProjectState[];
  /** True if locks hold. */
  isOwner: boolean;
}

/** Owners see their changes immediately. An admin's stay unsent until they send them. */
function changerOf(editor: SiteEditor): Changer {
  const isOwner = editor.role === 'owner';
  return { actor: actorOf(editor), send: isOwner, isOwner, states: isOwner ? changeableStates : adminStates };
}

/** Builds a site from the sources that `after` returns, then stores them as its inputs and the result as a version. */
async function storeChange(
  whose: SQL | undefined,
  { actor, send, states, isOwner }: Changer,
  change: Pick<SiteChange, 'name' | 'requests' | 'despiteGate'> & { restores?: string },
  after: (sources: SiteSources) => Promise<SiteSources>,
): Promise<ChangeResult> {
  const read = async () => {
    const [found] = await db().select({ id: projects.id }).from(projects).where(whose);
    if (!found) throw new Refused(refusedChange(refusedAs('project-not-found')));
    const sources = await siteSources(found.id);
    if (!states.includes(sources.project.state)) throw new Refused(tooEarly);
    const changed = await after(sources);
    const locked = isOwner && refusedByLock(sources, changed);
    if (locked) throw new Refused(refusedChange(locked));
    return changed;
  };
  try {
    return await buildThenStore(read, async (tx, built, sources): Promise<ChangeResult> => {
      const projectId = sources.project.id;
      const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
      if (!project || !states.includes(project.state)) return tooEarly;
      if (isOwner && !isDeepStrictEqual(project.locks, sources.project.locks)) throw new Overtaken();
      const held = send ? await heldBack(tx, projectId, built.gate, actor, change.despiteGate) : [];
      await storeInputs(tx, projectId, built.inputs);
      const shown = send && held.length === 0;
      const version = await storeVersion(tx, projectId, built, { name: change.name, actor, sent: shown, restores: change.restores });
      const event: ProjectEvent = { kind: 'version', step: 'changed', number: version.number, name: change.name };
      await recordEvent(tx, projectId, { actor, event, versionId: version.id });
      if (change.requests) await answerRequests(tx, projectId, change.requests.ids, version, change.requests.reply);
      if (shown) await sendChanged(tx, project, version, actor);
      if (held.length > 0) await notifyOfHeldBack(tx, project, version, held, actor);
      return { ok: true, version, held };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    if (error instanceof Overtaken) return refusedChange(refusedAs('changed-meanwhile'));
    throw error;
  }
}

/** The owner goes back to a version they were shown: a new version is made from its inputs, to approve like any other. */
export async function goBack(ownerId: string, projectId: string, versionId: string): Promise<ChangeResult> {
  const over = await refusedByLimit(ownerId);
  if (over) return refusedChange(over);
  const version = await shownVersion(projectId, versionId);
  return startAgain(asOwner(ownerId), projectId, version);
}

/** An admin goes back to a version. The new one stays unsent until it's sent. */
export async function goBackFromAdmin(adminId: string, projectId: string, versionId: string): Promise<ChangeResult> {
  const version = await versionOf(db(), projectId, versionId);
  return startAgain(asAdmin(adminId), projectId, version);
}

/** Undoes the latest change by making a new version from what came before it. `versionId` is the version of the change. */
export function undoChange(editor: SiteEditor, projectId: string, versionId: string): Promise<ChangeResult> {
  return takeStep(editor, projectId, ({ undo }) =>
    undo?.version.id === versionId ? { to: undo.former.id, name: `Undid: ${undo.version.name}` } : undefined,
  );
}

/** Brings back the change that was undone last. `versionId` is the version of the change. */
export function redoChange(editor: SiteEditor, projectId: string, versionId: string): Promise<ChangeResult> {
  return takeStep(editor, projectId, ({ redo }) =>
    redo?.version.id === versionId ? { to: versionId, name: redo.version.name } : undefined,
  );
}

async function takeStep(
  editor: SiteEditor,
  projectId: string,
  chosen: (steps: Steps) => { to: string; name: string } | undefined,
): Promise<ChangeResult> {
  const over = editor.role === 'owner' && (await refusedByLimit(editor.userId));
  if (over) return refusedChange(over);
  const step = chosen(await stepsOf(editor, projectId));
  if (!step) return changedSince;
  return startAgain(editor, projectId, await versionOf(db(), projectId, step.to), step.name, async () => {
    if (!chosen(await stepsOf(editor, projectId))) throw new Refused(changedSince);
  });
}

const changedSince = refusedChange(refusedAs('changed-since'));

/** `ask` runs at every attempt, so it can refuse a change that is no longer valid. */
async function startAgain(
  editor: SiteEditor,
  projectId: string,
  version: Version | undefined,
  name = `Back to version ${version?.number}`,
  ask: () => Promise<void> = async () => {},
): Promise<ChangeResult> {
  const inputs = version && (await inputsOf(db(), version.id));
  if (!version || !inputs) return refusedChange(refusedAs('version-not-found'));
  return storeChange(mayChange(editor, projectId), changerOf(editor), { name, restores: version.id }, async (sources) => {
    await ask();
    return { ...sources, ...inputs };
  });
}

/** Stops a change before anything is built. */
class Refused extends Error {
  problems: ChangeProblems;
  constructor({ problems }: { problems: ChangeProblems }) {
    super('That change couldn’t be made.');
    this.problems = problems;
  }
}
