import { eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { briefs, projects, siteEdits, siteVersions } from '../../db/schema/index.ts';
import type { WrittenText } from '../../sites/slots/site-slots.ts';
import { storeChangedBrief } from '../briefs/briefs.ts';
import { type Upload, uploadsOf } from '../briefs/queries.ts';
import { type Answers, answerAt } from '../briefs/schema.ts';
import { storeUploads } from '../briefs/uploads-later.ts';
import { nameProject, type Project } from '../projects/projects.ts';
import type { Edit } from './overlay.ts';

/** A person's answers, uploads and edits, and what a model wrote from them. Stored with each version, so going back to a version restores them. */
export interface Inputs {
  answers: Answers;
  uploads: Upload[];
  edits: Edit[];
  /** Texts that a model wrote and our checks accepted. */
  written: WrittenText[];
}

/** Everything a site is built from. `revision` increases with every change of brief, uploads or edits. */
export interface SiteSources extends Inputs {
  project: Project;
  revision: number;
}

/** What a project's site is currently built from. Throws if the project doesn't exist. */
export async function siteSources(projectId: string): Promise<SiteSources> {
  // Reads the brief first, so a change made during the other reads has a higher revision than this one.
  const [row] = await db()
    .select({ project: projects, revision: briefs.revision, answers: briefs.answers, written: briefs.written })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(eq(briefs.projectId, projectId));
  if (!row) throw new Error(`There is no project ${projectId}.`);
  return { ...row, answers: row.answers, uploads: await uploadsOf(db(), projectId), edits: await editsOf(db(), projectId) };
}

/** People's edits of a project, oldest first. */
export async function editsOf(tx: Connection, projectId: string): Promise<Edit[]> {
  const rows = await tx.select().from(siteEdits).where(eq(siteEdits.projectId, projectId)).orderBy(siteEdits.createdAt, siteEdits.id);
  return rows.map(({ projectId: _, ...edit }) => edit);
}

/** Makes these a project's inputs, from which later changes start. The caller has locked the brief. */
export async function storeInputs(tx: Connection, projectId: string, { answers, uploads, edits, written }: Inputs): Promise<void> {
  const name = answerAt(answers, 'business.name');
  if (typeof name === 'string' && name !== '') await nameProject(tx, projectId, name);
  await storeChangedBrief(tx, projectId, answers);
  await tx.update(briefs).set({ written }).where(eq(briefs.projectId, projectId));
  await storeUploads(tx, projectId, await uploadsOf(tx, projectId), uploads);
  await tx.delete(siteEdits).where(eq(siteEdits.projectId, projectId));
  if (edits.length) await tx.insert(siteEdits).values(edits.map((edit) => ({ ...edit, projectId })));
}

/** A version's inputs. Undefined if the version doesn't exist. */
export async function inputsOf(tx: Connection, versionId: string): Promise<Inputs | undefined> {
  const [row] = await tx.select({ sources: siteVersions.sources }).from(siteVersions).where(eq(siteVersions.id, versionId));
  if (!row) return undefined;
  const { answers, uploads, edits, written } = row.sources;
  return {
    answers,
    written,
    uploads: uploads.map((upload) => ({ ...upload, createdAt: new Date(upload.createdAt) })),
    edits: edits.map((edit) => ({ ...edit, createdAt: new Date(edit.createdAt) })),
  };
}

/** Restores the inputs of a version, so later changes start from them. The caller has locked the brief. */
export async function startFrom(tx: Connection, projectId: string, versionId: string): Promise<void> {
  const inputs = await inputsOf(tx, versionId);
  if (!inputs) return;
  await storeInputs(tx, projectId, inputs);
  await tx.update(projects).set({ baseVersionId: versionId }).where(eq(projects.id, projectId));
}

/** Locks a project's brief. Every change of a site's inputs does this before it locks the project. */
export async function lockBrief(tx: Connection, projectId: string): Promise<void> {
  await tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.projectId, projectId)).for('update');
}
