import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { publications } from '../../db/schema/index.ts';
import { siteOrigin } from '../settings/addresses.ts';
import { notifyOfDamage } from './damage.ts';
import type { Manifest } from './manifest.ts';
import type { HostedRow } from './queries.ts';
import { type Release, releaseOf, remakeRelease } from './releases.ts';
import { lastGoodManifest, readManifest } from './served-files.ts';

/** What a host label serves: a live site with its manifest, a site that's offline for now (`off`) or for good (`over`), or nothing. */
export type HostedSite = { kind: 'live'; manifestHash: string; manifest: Manifest } | { kind: 'off' } | { kind: 'over' } | { kind: 'none' };

/** The site for a database row. `before` is the previous result, so an unchanged manifest isn't read again. */
export async function hostedSite(row: HostedRow | undefined, before: HostedSite | undefined): Promise<HostedSite> {
  if (!row) return { kind: 'none' };
  if (row.state === 'suspended' || row.state === 'cancelled') return { kind: 'off' };
  if (row.state === 'archived') return { kind: 'over' };
  const name = row.manifestHash ?? (await adopted(row)).manifestHash;
  if (before?.kind === 'live' && before.manifestHash === name) return before;
  const manifest = await readManifest(name).catch(() => undefined);
  return manifest ? { kind: 'live', manifestHash: name, manifest } : rescued(row, name);
}

/** Makes the release of a publication from before releases existed, on the first visit to its site. */
async function adopted({ publicationId, versionId, slug }: HostedRow): Promise<Release> {
  const release = await releaseOf(versionId, siteOrigin(slug));
  const { contentHash, origin, servedHash, manifestHash } = release;
  await db()
    .update(publications)
    .set({ contentHash, origin, servedHash, manifestHash })
    .where(and(eq(publications.id, publicationId), isNull(publications.manifestHash)));
  return release;
}

/** Replaces a missing or damaged manifest: makes it again from the version's files, or else uses the last intact one. */
async function rescued({ projectId, versionId, origin, slug }: HostedRow, name: string): Promise<HostedSite> {
  try {
    const { manifestHash } = await remakeRelease(versionId, origin ?? siteOrigin(slug));
    await notifyOfDamage(projectId, 'manifest', true);
    return { kind: 'live', manifestHash, manifest: await readManifest(manifestHash) };
  } catch (error) {
    await notifyOfDamage(projectId, 'manifest', false);
    const manifest = await lastGoodManifest(projectId, name, '/');
    if (!manifest) throw error;
    return { kind: 'live', manifestHash: '', manifest };
  }
}
