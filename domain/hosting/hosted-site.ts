import { notifyOfDamage } from './damage.ts';
import { findManifest, type Manifest, readManifest } from './manifest.ts';
import { type HostedRow, stateOf } from './queries.ts';
import { repairs } from './repairs.ts';
import { lastGoodManifest } from './served-files.ts';

/** What a host label serves: a live site with its manifest, a site that's offline for now (`off`) or permanently (`over`), or nothing. */
export type HostedSite = { kind: 'live'; manifestHash: string; manifest: Manifest } | { kind: 'off' } | { kind: 'over' } | { kind: 'none' };

/** The site for a database row. `before` is the previous result, so an unchanged manifest isn't read again. */
export async function hostedSite(row: HostedRow | undefined, before: HostedSite | undefined): Promise<HostedSite> {
  if (!row) return { kind: 'none' };
  const kind = stateOf(row);
  if (kind !== 'live') return { kind };
  const { manifestHash } = row;
  if (before?.kind === 'live' && before.manifestHash === manifestHash) return before;
  const manifest = await findManifest(manifestHash);
  return manifest ? { kind: 'live', manifestHash, manifest } : rescued(row);
}

/** Replaces a missing or damaged manifest: makes it again from the version's files, or else uses the last intact one. */
async function rescued(row: HostedRow): Promise<HostedSite> {
  const { projectId, manifestHash: damaged } = row;
  try {
    const manifestHash = await (await repairs()).manifest(row);
    await notifyOfDamage(projectId, 'manifest', true);
    return { kind: 'live', manifestHash, manifest: await readManifest(manifestHash) };
  } catch (error) {
    await notifyOfDamage(projectId, 'manifest', false);
    const manifest = await lastGoodManifest(projectId, damaged, '/');
    if (!manifest) throw error;
    return { kind: 'live', manifestHash: '', manifest };
  }
}
