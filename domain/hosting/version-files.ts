import { db } from '../../db/connect.ts';
import { log } from '../../log.ts';
import { digestOf, getFile, putNamed } from '../../outside/storage.ts';
import { placeholderOrigin, withOrigin } from '../../sites/render/origin.ts';
import { renderSources } from '../projects/building.ts';
import { inputsOf } from '../projects/sources.ts';
import { siteOrigin } from '../settings/addresses.ts';
import { tellOfDamage } from './damage.ts';
import { decoded, encodings } from './encodings.ts';
import { bodyIn, parseManifest } from './manifest.ts';
import { fromTwin } from './photos.ts';
import { projectOfVersion, releasesOfVersion, type VersionFile } from './queries.ts';

/** A file of a version that is gone from the store, and that nothing could bring back. */
export class LostFile extends Error {
  constructor(path: string) {
    super(`The file ${path} of a version is lost.`);
  }
}

/**
 * A version's file as it was approved, with the placeholder for its address. One that is missing or damaged is repaired
 * first, and staff are told. Throws `LostFile` when it can't be.
 */
export async function readVersionFile(
  projectId: string,
  file: Pick<VersionFile, 'versionId' | 'path' | 'hash'>,
  tell: typeof tellOfDamage = tellOfDamage,
): Promise<Buffer> {
  const whole = await getFile(file.hash).catch(() => undefined);
  if (whole) return whole;
  const repaired = await repairVersionFile(file);
  await tell(projectId, file.path, Boolean(repaired));
  if (!repaired) throw new LostFile(file.path);
  return repaired;
}

/**
 * Brings a version's file back from wherever the same bytes still are: its twin, a release of the version, or the version's
 * sources, built again. Undefined when they are nowhere.
 */
export async function repairVersionFile(file: Pick<VersionFile, 'versionId' | 'path' | 'hash'>): Promise<Buffer | undefined> {
  const body = (await fromTwin(file.hash)) ?? (await fromReleases(file)) ?? (await fromSources(file));
  if (body) await putNamed(file.hash, body);
  return body;
}

async function fromReleases({ versionId, path, hash }: Pick<VersionFile, 'versionId' | 'path' | 'hash'>): Promise<Buffer | undefined> {
  for (const { origin, manifestHash, bodies } of await releasesOfVersion(versionId)) {
    const manifest = await getFile(manifestHash).then(parseManifest, () => undefined);
    const file = manifest?.files[path];
    // Without its manifest, any body of the release may be the one.
    for (const name of file ? encodings.flatMap((encoding) => bodyIn(file, encoding)?.hash ?? []) : bodies) {
      const stored = await getFile(name).catch(() => undefined);
      for (const encoding of stored ? encodings : []) {
        const body = stored && (await decoded(stored, encoding).catch(() => undefined));
        // Versions from before the placeholder name the address itself.
        const same = body && [withOrigin(body, origin, placeholderOrigin), body].find((one) => digestOf(one) === hash);
        if (same) return same;
      }
    }
  }
  return undefined;
}

/** Building takes a second or two, and gives the same for every lost file of a version: it runs once in a while. */
const rebuilt = new Map<string, { at: number; files: Promise<Buffer[]> }>();
const rebuiltForMs = 60_000;

async function fromSources({ versionId, hash }: Pick<VersionFile, 'versionId' | 'hash'>): Promise<Buffer | undefined> {
  for (const [id, { at }] of rebuilt) if (Date.now() - at > rebuiltForMs) rebuilt.delete(id);
  const known = rebuilt.get(versionId) ?? { at: Date.now(), files: buildAgain(versionId) };
  rebuilt.set(versionId, known);
  return (await known.files).find((body) => digestOf(body) === hash);
}

/** The version's files as today's code makes them of its sources: the same bytes unless that code has changed since. */
async function buildAgain(versionId: string): Promise<Buffer[]> {
  const [project, inputs] = [await projectOfVersion(versionId), await inputsOf(db(), versionId)];
  if (!project || !inputs) return [];
  try {
    const { files } = await renderSources({ ...inputs, project, revision: 0 });
    const address = siteOrigin(project.slug ?? '');
    return [...files.values()].flatMap(({ body }) => [body, withOrigin(body, placeholderOrigin, address)]);
  } catch (error) {
    log.error({ err: error, versionId }, 'version could not be built again');
    return [];
  }
}
