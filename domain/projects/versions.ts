import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { projects, siteEdits, siteFiles, siteVersions } from '../../db/schema/index.ts';
import { getFile, putFile } from '../../outside/storage.ts';
import type { SiteDocument } from '../../sites/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import type { SectionEdit } from '../../sites/writer/edits.ts';
import { briefOfProject } from '../briefs/queries.ts';
import { siteOrigin } from '../settings/addresses.ts';
import type { Project } from './projects.ts';
import { newToken } from './token.ts';

export interface Version {
  id: string;
  projectId: string;
  number: number;
  name: string;
  document: SiteDocument;
  contentHash: string;
  gate: GateReport;
  passed: boolean;
  previewToken: string;
  sentAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

/** Origin that shows one version, approved or not, to whoever has its link. */
export function previewOrigin(token: string): string {
  return siteOrigin(`p-${token}`);
}

/**
 * Composes, renders and judges a project's site as it stands now: brief, pictures and people's edits. Pure work outside
 * any transaction; throws when the brief can't be read (it was accepted at submission, so that is a defect).
 */
export async function buildSite(
  tx: Connection,
  project: Project,
): Promise<{ document: SiteDocument; files: SiteFiles; gate: GateReport; contentHash: string }> {
  const [{ readBrief }, { compose }, { renderSite }, { hashOf }, { gate }] = await Promise.all([
    import('../../sites/read-brief.ts'),
    import('../../sites/compose.ts'),
    import('../../sites/render.tsx'),
    import('../../sites/render/files.ts'),
    import('../../sites/gate/gate.ts'),
  ]);
  const stored = await briefOfProject(tx, project.id);
  const reading = readBrief(stored?.input);
  if (!reading.ok)
    throw new Error(`The brief of project ${project.id} can't be read: ${reading.problems.map((problem) => problem.field).join(', ')}.`);
  const edits = await tx.select().from(siteEdits).where(eq(siteEdits.projectId, project.id)).orderBy(siteEdits.createdAt);
  const document = compose({
    brief: reading.brief,
    seed: project.seed,
    photos: stored?.photos ?? [],
    edits: edits.map(({ page, section, path, value }) => ({ page, section, path, value: value as SectionEdit['value'] })),
  });
  const files = await renderSite(document, { origin: siteOrigin(project.slug ?? 'site'), photoBytes: getFile });
  return { document, files, gate: await gate(document, files, reading.brief), contentHash: hashOf(files) };
}

/**
 * Stores a built site as the project's next version. A site equal to the newest version adds none and returns that one,
 * so that a repeated job or a change that changes nothing leaves no trace.
 */
export async function storeVersion(
  tx: Connection,
  projectId: string,
  built: Awaited<ReturnType<typeof buildSite>>,
  version: { name: string; actor: string; sent: boolean },
): Promise<Version> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  const [newest] = await tx
    .select()
    .from(siteVersions)
    .where(eq(siteVersions.projectId, projectId))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  if (newest?.contentHash === built.contentHash) {
    if (version.sent && !newest.sentAt) await sendVersion(tx, newest.id);
    return newest as Version;
  }
  const [stored] = await tx
    .insert(siteVersions)
    .values({
      projectId,
      number: (newest?.number ?? 0) + 1,
      name: version.name,
      document: built.document,
      contentHash: built.contentHash,
      gate: built.gate,
      passed: built.gate.passed,
      previewToken: newToken(),
      sentAt: version.sent ? new Date() : null,
      createdBy: version.actor,
    })
    .returning();
  if (!stored) throw new Error('The version could not be stored.');
  const rows = [];
  for (const [path, file] of built.files) {
    rows.push({
      versionId: stored.id,
      path,
      hash: await putFile(file.body),
      type: file.type,
      cache: file.cache,
      bytes: file.body.byteLength,
    });
  }
  await tx.insert(siteFiles).values(rows);
  return stored as Version;
}

/** Marks a version as shown to the customer. */
export async function sendVersion(tx: Connection, versionId: string): Promise<void> {
  await tx
    .update(siteVersions)
    .set({ sentAt: sql`coalesce(${siteVersions.sentAt}, now())` })
    .where(eq(siteVersions.id, versionId));
}

/** Versions of a project, newest first; `onlySent` leaves out what is still in the workshop. */
export async function versionsOf(projectId: string, onlySent: boolean): Promise<Version[]> {
  const rows = await db()
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.projectId, projectId), onlySent ? isNotNull(siteVersions.sentAt) : undefined))
    .orderBy(desc(siteVersions.number));
  return rows as Version[];
}

/** One version of a project; a version of another project is not found. */
export async function versionOf(tx: Connection, projectId: string, versionId: string): Promise<Version | undefined> {
  const [row] = await tx
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.id, versionId), eq(siteVersions.projectId, projectId)));
  return row as Version | undefined;
}

/** Number of the newest version, 0 when there is none. */
export async function newestNumber(tx: Connection, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(siteVersions.number) })
    .from(siteVersions)
    .where(eq(siteVersions.projectId, projectId));
  return row?.number ?? 0;
}
