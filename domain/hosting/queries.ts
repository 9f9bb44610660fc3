import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { projects, publications, siteFiles, siteReleases, siteVersions } from '../../db/schema/index.ts';

/** Data for serving a host label: the project's state, its live version, and the release of its newest publication. */
export interface HostedRow extends Record<string, unknown> {
  slug: string;
  ownHost: string | null;
  projectId: string;
  state: (typeof projects.$inferSelect)['state'];
  /** True while staff suspend the site. */
  isSuspended: boolean;
  versionId: string;
  origin: string;
  manifestHash: string;
}

/** What a project's state means for visitors of its published site: live, offline for now, or gone. */
export function stateOf({ state, isSuspended }: Pick<HostedRow, 'state' | 'isSuspended'>): 'live' | 'off' | 'over' {
  if (state === 'archived') return 'over';
  return isSuspended || state === 'suspended' || state === 'canceled' ? 'off' : 'live';
}

/** The published sites among host labels, in one statement. */
export async function hostedSites(labels: string[], connection: Connection = db()): Promise<HostedRow[]> {
  const { rows } = await connection.execute<HostedRow>(sql`
    select projects.slug, projects.own_host as "ownHost", projects.id as "projectId", projects.state,
      projects.suspension is not null as "isSuspended", projects.live_version_id as "versionId",
      newest.origin, newest.manifest_hash as "manifestHash"
    from projects
    join lateral (
      select origin, manifest_hash from publications
      where project_id = projects.id order by created_at desc, id desc limit 1
    ) newest on true
    where projects.slug = any(${sql.param(labels)}::text[]) and projects.live_version_id is not null`);
  return rows;
}

/** Host labels of all published sites. */
export async function publishedLabels(): Promise<string[]> {
  const rows = await db()
    .select({ slug: projects.slug })
    .from(projects)
    .where(and(isNotNull(projects.slug), isNotNull(projects.liveVersionId)));
  return rows.map(({ slug }) => slug ?? '');
}

/** A file of a version: its path, and the name of its body. */
export interface VersionFile {
  versionId: string;
  path: string;
  hash: string;
  type: string;
  cache: 'page' | 'immutable';
  bytes: number;
}

export async function filesOfVersion(versionId: string): Promise<VersionFile[]> {
  return db().select().from(siteFiles).where(eq(siteFiles.versionId, versionId)).orderBy(siteFiles.path);
}

/** One file of a version by its path. */
export async function fileOfVersion(versionId: string, path: string): Promise<VersionFile | undefined> {
  const file = await db().query.siteFiles.findFirst({ where: and(eq(siteFiles.versionId, versionId), eq(siteFiles.path, path)) });
  return file;
}

/** Releases of a version, with the names of their manifests. */
export async function releasesOfVersion(versionId: string) {
  const { origin, formNotice, servedHash, manifestHash, bodies } = siteReleases;
  return db()
    .select({ versionId: siteReleases.versionId, origin, formNotice, servedHash, manifestHash, bodies })
    .from(siteReleases)
    .where(eq(siteReleases.versionId, versionId));
}

/** Manifest of the project's newest release, of any version. */
export async function newestManifest(projectId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ manifestHash: siteReleases.manifestHash })
    .from(siteReleases)
    .innerJoin(siteVersions, eq(siteVersions.id, siteReleases.versionId))
    .where(eq(siteVersions.projectId, projectId))
    .orderBy(desc(siteReleases.createdAt))
    .limit(1);
  return row?.manifestHash;
}

/** Up to five manifests that were published before this one, newest first. */
export async function earlierManifests(projectId: string, manifestHash: string): Promise<string[]> {
  const rows = await db()
    .select({ manifestHash: publications.manifestHash })
    .from(publications)
    .where(and(eq(publications.projectId, projectId), ne(publications.manifestHash, manifestHash)))
    .orderBy(desc(publications.createdAt))
    .limit(5);
  return [...new Set(rows.map((row) => row.manifestHash))];
}

/** The columns of a version that a release needs. */
export async function versionForRelease(versionId: string) {
  const { projectId, contentHash, createdAt } = siteVersions;
  const [row] = await db()
    .select({ projectId, contentHash, createdAt, slug: projects.slug, formNotice: projects.formNotice })
    .from(siteVersions)
    .innerJoin(projects, eq(projects.id, siteVersions.projectId))
    .where(eq(siteVersions.id, versionId));
  return row;
}

/** The day a version was made, in UTC, such as 2026-11-21. */
export async function dayOfVersion(versionId: string): Promise<string> {
  const [row] = await db().select({ createdAt: siteVersions.createdAt }).from(siteVersions).where(eq(siteVersions.id, versionId));
  if (!row) throw new Error(`There is no version ${versionId}.`);
  return row.createdAt.toISOString().slice(0, 10);
}

/** The project that a version belongs to. */
export async function projectOfVersion(versionId: string) {
  const [row] = await db()
    .select({ project: projects })
    .from(siteVersions)
    .innerJoin(projects, eq(projects.id, siteVersions.projectId))
    .where(eq(siteVersions.id, versionId));
  return row?.project;
}
