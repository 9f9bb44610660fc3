import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { siteOrigin } from '../../domain/addresses.ts';
import { bodiesOf, type Manifest, readManifest } from '../../domain/hosting/manifest.ts';
import { hostedSites } from '../../domain/hosting/queries.ts';
import { digestOf } from '../../outside/storage/storage.ts';

const batchSize = 5000;

/**
 * Adds published sites up to `count`: for each a project, a version, a release and a publication as rows, and a manifest of its own in
 * the folder. Their bodies are those of one site that was really published, and their versions have no document, since a million files
 * and a hundred thousand documents would show nothing more about hosting. Returns their hosts.
 */
export async function addManySites(from: number, count: number, filesFolder: string): Promise<string[]> {
  const [row] = await hostedSites(['bench-0']);
  const owner = await db().query.users.findFirst();
  if (!row || !owner) throw new Error('There is no published site to copy.');
  const manifest = await readManifest(row.manifestHash);
  const hosts: string[] = [];
  for (let index = from; index < count; index += batchSize) {
    const slugs = Array.from({ length: Math.min(batchSize, count - index) }, (_, n) => `many-${index + n}`);
    hosts.push(...slugs.map((slug) => new URL(siteOrigin(slug)).host));
    await addBatch(slugs, owner.id, manifest, filesFolder);
  }
  await db().execute(sql`analyze`);
  return hosts;
}

interface Added extends Record<string, unknown> {
  slug: string;
  projectId: string;
  versionId: string;
}

async function addBatch(slugs: string[], ownerId: string, like: Manifest, filesFolder: string): Promise<void> {
  const { rows } = await db().execute<Added>(sql`
    with made as (
      insert into projects (id, owner_id, slug, name, seed, state)
      select gen_random_uuid(), ${ownerId}, slug, slug, 1, 'approved' from unnest(${sql.param(slugs)}::text[]) slug
      returning id, slug
    ), versions as (
      insert into site_versions (id, project_id, number, name, document, sources, content_hash, gate, passed, preview_token, created_by)
      select gen_random_uuid(), id, 1, 'Bench', '{}', '{}', ${like.contentHash}, '{}', true, 'bench-' || id, 'system' from made
      returning id, project_id
    )
    select made.slug, made.id as "projectId", versions.id as "versionId" from made join versions on versions.project_id = made.id`);
  const releases = rows.map(({ slug, projectId, versionId }) => {
    const manifest: Manifest = { ...like, projectId, versionId, origin: siteOrigin(slug) };
    const body = Buffer.from(JSON.stringify(manifest));
    return { projectId, versionId, origin: manifest.origin, body, manifestHash: digestOf(body) };
  });
  for (const { body, manifestHash } of releases) await writeQuickly(filesFolder, manifestHash, body);
  const values = sql`unnest(${sql.param(releases.map(({ projectId }) => projectId))}::uuid[], ${sql.param(releases.map(({ versionId }) => versionId))}::uuid[],
    ${sql.param(releases.map(({ origin }) => origin))}::text[], ${sql.param(releases.map(({ manifestHash }) => manifestHash))}::text[]) as made (project_id, version_id, origin, manifest_hash)`;
  await db().execute(sql`
    insert into site_releases (version_id, origin, served_hash, manifest_hash, bodies)
    select version_id, origin, ${like.servedHash}, manifest_hash, ${sql.param(bodiesOf(like))}::text[] from ${values}`);
  await db().execute(sql`
    insert into publications (id, project_id, version_id, kind, content_hash, origin, served_hash, manifest_hash, actor, reason)
    select gen_random_uuid(), project_id, version_id, 'publish', ${like.contentHash}, origin, ${like.servedHash}, manifest_hash, 'system', 'Bench' from ${values}`);
  await db().execute(sql`
    update projects set state = 'live', live_version_id = version_id, live_since = now() from ${values} where projects.id = project_id`);
}

/** As the file store stores it, without waiting for the disk. */
async function writeQuickly(filesFolder: string, name: string, body: Buffer): Promise<void> {
  const parent = path.join(filesFolder, name.slice(0, 2));
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await writeFile(path.join(parent, name), body, { mode: 0o600 });
}
