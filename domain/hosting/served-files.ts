import { digestOf, getFile, putNamed } from '../../outside/storage.ts';
import { originIn, placeholderOrigin, withOrigin } from '../../sites/render/origin.ts';
import { tellOfDamage } from './damage.ts';
import { decoded, type Encoding, encoded } from './encodings.ts';
import { bodyIn, type Manifest, parseManifest } from './manifest.ts';
import { fromTwin } from './photos.ts';
import { earlierManifests, fileOfVersion } from './queries.ts';
import { repairVersionFile } from './version-files.ts';

/** A manifest by its name. Throws when it is missing or damaged. */
export async function readManifest(name: string): Promise<Manifest> {
  return parseManifest(await getFile(name));
}

/**
 * The body of a served file, verified. One that is missing or damaged is repaired, and staff are told. Undefined when it
 * can't be repaired; then another encoding of the file may still be there.
 */
export async function readServed(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  const stored = file && bodyIn(file, encoding);
  if (!stored) return undefined;
  const whole = await getFile(stored.hash).catch(() => undefined);
  if (whole) return whole;
  const repaired = await repairServed(manifest, path, encoding).catch(() => undefined);
  void tellOfDamage(manifest.projectId, path, Boolean(repaired));
  return repaired;
}

/** Makes the body of a served file again from its other encodings or from the version's file. Undefined when none of them is left. */
export async function repairServed(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  const stored = file && bodyIn(file, encoding);
  if (!stored) return undefined;
  const identity =
    (await getFile(file.hash).catch(() => undefined)) ??
    (await fromTwin(file.hash)) ??
    (await fromEncodings(manifest, path)) ??
    (await fromVersion(manifest, path));
  if (!identity) return undefined;
  await putNamed(file.hash, identity);
  if (encoding === 'identity') return identity;
  const body = await encoded(identity, encoding);
  // A newer Node may compress to other bytes, which then belong under another name: `remakeRelease` gives them one.
  if (digestOf(body) !== stored.hash) return undefined;
  await putNamed(stored.hash, body);
  return body;
}

async function fromEncodings(manifest: Manifest, path: string): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  for (const encoding of ['br', 'gzip'] as const) {
    const stored = file?.[encoding];
    const body =
      stored &&
      (await getFile(stored.hash)
        .then((found) => decoded(found, encoding))
        .catch(() => undefined));
    if (body && digestOf(body) === file.hash) return body;
  }
  return undefined;
}

async function fromVersion({ versionId, origin, files }: Manifest, path: string): Promise<Buffer | undefined> {
  const source = await fileOfVersion(versionId, path);
  const body = source && ((await getFile(source.hash).catch(() => undefined)) ?? (await repairVersionFile(source)));
  if (!body) return undefined;
  const candidates = [withOrigin(body, placeholderOrigin, origin), body, withOrigin(body, originIn(body), origin)];
  return candidates.find((one) => digestOf(one) === files[path]?.hash);
}

/**
 * The manifest that a site was last served from before this one, and of which a page can still be read: what is shown while
 * the page of the newest one is lost. Undefined when there is none.
 */
export async function lastGoodManifest(projectId: string, manifestHash: string, path: string): Promise<Manifest | undefined> {
  for (const name of await earlierManifests(projectId, manifestHash)) {
    const manifest = await readManifest(name).catch(() => undefined);
    if (manifest?.files[path] && (await repairedOrWhole(manifest, path))) return manifest;
  }
  return undefined;
}

async function repairedOrWhole(manifest: Manifest, path: string): Promise<boolean> {
  const hash = manifest.files[path]?.hash ?? '';
  return Boolean((await getFile(hash).catch(() => undefined)) ?? (await repairServed(manifest, path, 'identity').catch(() => undefined)));
}
