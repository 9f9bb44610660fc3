import { siteAddress, siteOrigin } from '../addresses.ts';
import { placedFile } from '../hosting/placing.ts';
import { fileOfVersion, stateOf } from '../hosting/queries.ts';
import { readVersionFile } from '../hosting/version-files.ts';
import { isSuspendedPreview, liveSite, previewedVersion } from '../projects/queries.ts';

/** A version with the address where it's shown. */
export interface ShownSite {
  projectId: string;
  versionId: string;
  kind: 'live' | 'preview';
  origin: string;
}

/**
 * The site of a host label: a live site, a version at its preview link, `off` (offline for now), `over` (offline permanently),
 * or undefined.
 */
export async function resolveSite(label: string): Promise<ShownSite | 'off' | 'over' | undefined> {
  const origin = siteOrigin(label);
  const preview = /^p-([a-z2-7]{20})$/.exec(label);
  if (preview?.[1]) {
    const version = await previewedVersion(preview[1]);
    return version && { ...version, kind: 'preview', origin };
  }
  const site = await liveSite(label);
  if (!site?.versionId) return undefined;
  const state = stateOf(site);
  if (state !== 'live') return state;
  return { projectId: site.projectId, versionId: site.versionId, kind: 'live', origin: siteAddress(site) };
}

/** True for the host label of a preview (of a version, a brief, or a look of either) whose site staff suspended. */
export async function isPreviewOfSuspended(label: string): Promise<boolean> {
  const token = /^[bpl]-([a-z2-7]{20})(?:-|$)/.exec(label)?.[1];
  return token !== undefined && isSuspendedPreview(token);
}

/** A file of a version with its address filled in. Undefined if the version has no file at this path. */
export async function shownFile(site: ShownSite, path: string): Promise<{ body: Buffer; type: string } | undefined> {
  const file = await fileOfVersion(site.versionId, path);
  if (!file) return undefined;
  const body = await readVersionFile(site.projectId, file);
  return { type: file.type, body: await placedFile(body, file, site.origin) };
}
