import { LRUCache } from 'lru-cache';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { digestOf, getFile, ifIntact, putNamed } from '../../outside/storage/storage.ts';
import { minuteMs } from '../../time/units.ts';
import { fromTwin } from '../pictures/stored-photos.ts';
import { generateSite } from '../versions/building.ts';
import { inputsOf } from '../versions/sources.ts';
import { notifyOfDamage } from './damage.ts';
import { decoded, encodings } from './encodings.ts';
import { bodyIn, findManifest } from './manifest.ts';
import { unplacedFile } from './placing.ts';
import { projectOfVersion, releasesOfVersion, type VersionFile } from './queries.ts';

/** A file of a version is missing or damaged and can't be repaired. */
export class LostFile extends Error {
  constructor(path: string) {
    super(`The file ${path} of a version is lost.`);
  }
}

/**
 * A version's file as it was approved, with the placeholder for its address. Repairs a missing or damaged file first and
 * notifies staff. Throws `LostFile` if it can't be repaired.
 */
export async function readVersionFile(
  projectId: string,
  file: Pick<VersionFile, 'versionId' | 'path' | 'hash'>,
  report: typeof notifyOfDamage = notifyOfDamage,
): Promise<Buffer> {
  const whole = await ifIntact(getFile(file.hash));
  if (whole) return whole;
  const repaired = await repairVersionFile(file);
  await report(projectId, file.path, Boolean(repaired));
  if (!repaired) throw new LostFile(file.path);
  return repaired;
}

/**
 * Restores a version's file from another copy of the same bytes: its twin, a release of the version, or a new build from the
 * version's sources. Undefined if there is no copy.
 */
export async function repairVersionFile(file: Pick<VersionFile, 'versionId' | 'path' | 'hash'>): Promise<Buffer | undefined> {
  const body = (await fromTwin(file.hash)) ?? (await fromReleases(file)) ?? (await fromSources(file));
  if (body) await putNamed(file.hash, body);
  return body;
}

async function fromReleases({ versionId, path, hash }: Pick<VersionFile, 'versionId' | 'path' | 'hash'>): Promise<Buffer | undefined> {
  for (const { origin, manifestHash, bodies } of await releasesOfVersion(versionId)) {
    const manifest = await findManifest(manifestHash);
    const file = manifest?.files[path];
    // Without its manifest, any body of the release may be the right one.
    for (const name of file ? encodings.flatMap((encoding) => bodyIn(file, encoding)?.hash ?? []) : bodies) {
      const stored = await ifIntact(getFile(name));
      for (const encoding of stored ? encodings : []) {
        const body = stored && (await decoded(stored, encoding).catch(() => undefined));
        const source = body && (await unplacedFile(body, { versionId }, origin));
        if (source && digestOf(source) === hash) return source;
      }
    }
  }
  return undefined;
}

/** Recent rebuilds. One takes a second or two and covers every lost file of its version. */
const rebuilt = new LRUCache<string, Promise<Buffer[]>>({ max: 20, ttl: minuteMs, ttlAutopurge: true });

async function fromSources({ versionId, hash }: Pick<VersionFile, 'versionId' | 'hash'>): Promise<Buffer | undefined> {
  const files = rebuilt.get(versionId) ?? buildAgain(versionId);
  if (!rebuilt.has(versionId)) rebuilt.set(versionId, files);
  // A failure isn't kept, so the next attempt builds again.
  files.catch(() => rebuilt.delete(versionId));
  return (await files).find((body) => digestOf(body) === hash);
}

/** The version's files, built from its sources by the current code. They're the same bytes unless that code has changed. */
async function buildAgain(versionId: string): Promise<Buffer[]> {
  const [project, inputs] = [await projectOfVersion(versionId), await inputsOf(db(), versionId)];
  if (!project || !inputs) return [];
  try {
    const { files } = await generateSite({ ...inputs, project, revision: 0 });
    return [...files.values()].map(({ body }) => body);
  } catch (error) {
    log.error({ err: error, versionId }, 'could not rebuild a version');
    return [];
  }
}
