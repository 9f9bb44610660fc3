import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { projects, siteFiles, siteVersions } from '../../db/schema/index.ts';
import type { SiteDocument } from '../../sites/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import { siteOrigin } from '../settings/addresses.ts';
import type { BuiltSite } from './building.ts';
import { newToken } from './token.ts';

/** A version as lists show it. Its document and gate report weigh far more and are read one version at a time. */
export interface ListedVersion {
  id: string;
  number: number;
  name: string;
  contentHash: string;
  passed: boolean;
  previewToken: string;
  sentAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

export interface Version extends ListedVersion {
  projectId: string;
  document: SiteDocument;
  gate: GateReport;
}

/** Origin that shows one version, approved or not, to whoever has its link. */
export function previewOrigin(token: string): string {
  return siteOrigin(`p-${token}`);
}

/**
 * Stores a built site as the project's next version. A site equal to the newest version adds none and returns that one,
 * so that a repeated job or a change that changes nothing leaves no trace.
 */
export async function storeVersion(
  tx: Connection,
  projectId: string,
  built: BuiltSite,
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
  await tx.insert(siteFiles).values(built.files.map((file) => ({ versionId: stored.id, ...file })));
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
export async function versionsOf(projectId: string, onlySent: boolean): Promise<ListedVersion[]> {
  const { id, number, name, contentHash, passed, previewToken, sentAt, createdBy, createdAt } = siteVersions;
  return db()
    .select({ id, number, name, contentHash, passed, previewToken, sentAt, createdBy, createdAt })
    .from(siteVersions)
    .where(ofProject(projectId, onlySent))
    .orderBy(desc(number));
}

/** The newest version of a project, or of those its owner was shown. */
export async function newestVersion(projectId: string, onlySent: boolean): Promise<Version | undefined> {
  const [row] = await db().select().from(siteVersions).where(ofProject(projectId, onlySent)).orderBy(desc(siteVersions.number)).limit(1);
  return row as Version | undefined;
}

function ofProject(projectId: string, onlySent: boolean) {
  return and(eq(siteVersions.projectId, projectId), onlySent ? isNotNull(siteVersions.sentAt) : undefined);
}

/** One version of a project; a version of another project is not found. */
export async function versionOf(tx: Connection, projectId: string, versionId: string): Promise<Version | undefined> {
  const [row] = await tx
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.id, versionId), eq(siteVersions.projectId, projectId)));
  return row as Version | undefined;
}

/** A version that its project's owner was shown; another's, a missing one and one of the workshop are not found. */
export async function shownVersion(projectId: string, versionId: string): Promise<Version | undefined> {
  const version = await versionOf(db(), projectId, versionId);
  return version?.sentAt ? version : undefined;
}

/** Number of the newest version, 0 when there is none. */
export async function newestNumber(tx: Connection, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(siteVersions.number) })
    .from(siteVersions)
    .where(eq(siteVersions.projectId, projectId));
  return row?.number ?? 0;
}
