import { digestOf, getFile, ifIntact, putNamed } from '../../outside/storage/storage.ts';
import { fromTwin } from '../pictures/stored-photos.ts';
import { notifyOfDamage } from './damage.ts';
import { decoded, type Encoding, encoded } from './encodings.ts';
import { bodyIn, findManifest, type Manifest } from './manifest.ts';
import { earlierManifests } from './queries.ts';
import { repairs } from './repairs.ts';

/**
 * Reads and verifies the body of a served file. Repairs a missing or damaged one and notifies staff. Undefined if it can't be
 * repaired, although another encoding of the file may still exist.
 */
export async function readServed(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  const stored = file && bodyIn(file, encoding);
  if (!stored) return undefined;
  const whole = await ifIntact(getFile(stored.hash));
  if (whole) return whole;
  const repaired = await repairServed(manifest, path, encoding).catch(() => undefined);
  void notifyOfDamage(manifest.projectId, path, Boolean(repaired));
  return repaired;
}

/** Makes the body of a served file again from its other encodings or from the version's file. Undefined if none of them exists. */
export async function repairServed(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  const stored = file && bodyIn(file, encoding);
  if (!stored) return undefined;
  const identity =
    (await ifIntact(getFile(file.hash))) ??
    (await fromTwin(file.hash)) ??
    (await fromEncodings(manifest, path)) ??
    (await (await repairs()).body(manifest, path));
  if (!identity) return undefined;
  await putNamed(file.hash, identity);
  if (encoding === 'identity') return identity;
  const body = await encoded(identity, encoding);
  // A newer Node may produce other bytes, which belong under another name. `remakeRelease` handles that case.
  if (digestOf(body) !== stored.hash) return undefined;
  await putNamed(stored.hash, body);
  return body;
}

async function fromEncodings(manifest: Manifest, path: string): Promise<Buffer | undefined> {
  const file = manifest.files[path];
  for (const encoding of ['br', 'gzip'] as const) {
    const stored = file?.[encoding];
    const body = stored && (await ifIntact(getFile(stored.hash)).then((found) => found && decoded(found, encoding).catch(() => undefined)));
    if (body && digestOf(body) === file.hash) return body;
  }
  return undefined;
}

/**
 * The newest earlier manifest of a site whose copy of a page can still be read. It's served while the page of the current
 * manifest is lost. Undefined if there is none.
 */
export async function lastGoodManifest(projectId: string, manifestHash: string, path: string): Promise<Manifest | undefined> {
  for (const name of await earlierManifests(projectId, manifestHash)) {
    const manifest = await findManifest(name);
    if (manifest?.files[path] && (await isReadable(manifest, path))) return manifest;
  }
  return undefined;
}

/** True if a page's body is intact, or could be repaired. */
async function isReadable(manifest: Manifest, path: string): Promise<boolean> {
  const hash = manifest.files[path]?.hash ?? '';
  return Boolean((await ifIntact(getFile(hash))) ?? (await repairServed(manifest, path, 'identity').catch(() => undefined)));
}
