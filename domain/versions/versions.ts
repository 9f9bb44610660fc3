import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { projects, siteEdits, siteFiles, siteVersions } from '../../db/schema/index.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import { siteOrigin } from '../addresses.ts';
import { newToken } from '../ids.ts';
import type { BuiltSite } from './building.ts';
import type { Edit } from './overlay.ts';

/** A version in lists. Its document and quality report are much larger and are read one version at a time. */
export interface ListedVersion {
  id: string;
  number: number;
  name: string;
  contentHash: string;
  passed: boolean;
  /** Labels of the quality checks that failed. */
  failed: string[];
  /** Text by admins that isn't in the owner's answers, each with its place. */
  unsourced: string[];
  previewToken: string;
  sentAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

export interface Version extends Omit<ListedVersion, 'failed' | 'unsourced'> {
  projectId: string;
  document: SiteDocument;
  gate: GateReport;
}

/** Origin that shows a version, approved or not, to anyone with its link. */
export function previewOrigin(token: string): string {
  return siteOrigin(`p-${token}`);
}

/**
 * Stores a built site as the project's next version. If nothing changed since the newest version, or since the version that was
 * restored last, returns that one instead. The caller has locked the brief.
 */
export async function storeVersion(
  tx: Connection,
  projectId: string,
  built: BuiltSite,
  version: { name: string; actor: string; sent: boolean; restores?: string | undefined },
): Promise<Version> {
  const [project] = await tx.select({ base: projects.baseVersionId }).from(projects).where(eq(projects.id, projectId)).for('update');
  await noteEdits(tx, built.inputs.edits);
  const [newest] = await tx
    .select()
    .from(siteVersions)
    .where(eq(siteVersions.projectId, projectId))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  const base = project?.base ? await versionOf(tx, projectId, project.base) : undefined;
  const equal = [newest, base].find((candidate) => candidate?.contentHash === built.contentHash);
  if (equal) {
    await tx.update(siteVersions).set({ sources: built.inputs }).where(eq(siteVersions.id, equal.id));
    await tx.update(projects).set({ baseVersionId: equal.id }).where(eq(projects.id, projectId));
    if (version.sent && !equal.sentAt) await sendVersion(tx, equal.id);
    return equal;
  }
  const [stored] = await tx
    .insert(siteVersions)
    .values({
      projectId,
      number: (newest?.number ?? 0) + 1,
      name: version.name,
      document: built.document,
      sources: built.inputs,
      contentHash: built.contentHash,
      gate: built.gate,
      passed: built.gate.passed,
      previewToken: newToken(),
      sentAt: version.sent ? new Date() : null,
      restores: version.restores ?? null,
      createdBy: version.actor,
    })
    .returning();
  if (!stored) throw new Error('The version could not be stored.');
  await tx.insert(siteFiles).values(built.files.map((file) => ({ versionId: stored.id, ...file })));
  await tx.update(projects).set({ baseVersionId: stored.id }).where(eq(projects.id, projectId));
  if (version.sent) await enqueue(tx, 'prepare-release', { projectId });
  return stored;
}

/** Stores the build's note about each edit. */
async function noteEdits(tx: Connection, edits: Edit[]): Promise<void> {
  for (const { id, note, isLost } of edits)
    await tx
      .update(siteEdits)
      .set({ note, isLost })
      .where(and(eq(siteEdits.id, id), sql`(${siteEdits.note}, ${siteEdits.isLost}) is distinct from (${note}::text, ${isLost}::boolean)`));
}

/** Marks a version as shown to the customer. A job prepares its release, so approving it is quick. */
export async function sendVersion(tx: Connection, versionId: string): Promise<void> {
  const [sent] = await tx
    .update(siteVersions)
    .set({ sentAt: sql`coalesce(${siteVersions.sentAt}, now())` })
    .where(eq(siteVersions.id, versionId))
    .returning({ projectId: siteVersions.projectId });
  if (sent) await enqueue(tx, 'prepare-release', { projectId: sent.projectId });
}

/** Versions of a project, newest first; `onlySent` excludes those not sent yet. */
export async function versionsOf(projectId: string, onlySent: boolean): Promise<ListedVersion[]> {
  const { id, number, name, contentHash, passed, previewToken, sentAt, createdBy, createdAt } = siteVersions;
  const failed = sql<string[]>`jsonb_path_query_array(${siteVersions.gate}, '$.checks[*] ? (@.status == "fail").label')`;
  const unsourced = sql<
    string[]
  >`jsonb_path_query_array(${siteVersions.gate}, '$.checks[*] ? (@.key == "claims" && @.status == "warn").where[*]')`;
  return db()
    .select({ id, number, name, contentHash, passed, failed, unsourced, previewToken, sentAt, createdBy, createdAt })
    .from(siteVersions)
    .where(ofProject(projectId, onlySent))
    .orderBy(desc(number));
}

/** A project's newest version, or the newest that its owner was shown. */
export async function newestVersion(projectId: string, onlySent: boolean): Promise<Version | undefined> {
  const [row] = await db().select().from(siteVersions).where(ofProject(projectId, onlySent)).orderBy(desc(siteVersions.number)).limit(1);
  return row;
}

function ofProject(projectId: string, onlySent: boolean) {
  return and(eq(siteVersions.projectId, projectId), onlySent ? isNotNull(siteVersions.sentAt) : undefined);
}

/** One version of a project. Undefined if it belongs to another project. */
export async function versionOf(tx: Connection, projectId: string, versionId: string): Promise<Version | undefined> {
  // Its inputs are as large again; `inputsOf` reads them where they're needed.
  const { sources: _, ...columns } = getTableColumns(siteVersions);
  const [row] = await tx
    .select(columns)
    .from(siteVersions)
    .where(and(eq(siteVersions.id, versionId), eq(siteVersions.projectId, projectId)));
  return row;
}

/** A version that the project's owner was shown. Undefined if it belongs to another project, is missing, or wasn't sent yet. */
export async function shownVersion(projectId: string, versionId: string): Promise<Version | undefined> {
  const version = await versionOf(db(), projectId, versionId);
  return version?.sentAt ? version : undefined;
}
