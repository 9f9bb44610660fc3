import { eq, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { siteFiles, siteReleases } from '../../db/schema/index.ts';
import { putNamed } from '../../outside/storage/storage.ts';
import { troubleOf } from '../health/trouble.ts';
import { fromTwin } from '../pictures/stored-photos.ts';
import { encodings } from './encodings.ts';
import { bodyIn, findManifest } from './manifest.ts';
import { remakeRelease } from './releases.ts';
import { repairServed } from './served-files.ts';
import { repairVersionFile } from './version-files.ts';

/** Repairs a stored file by its name, whatever refers to it. True if it's intact again, or if nothing needs it anymore. */
export async function repairStored(name: string): Promise<boolean> {
  const twin = await fromTwin(name);
  if (twin) {
    await putNamed(name, twin);
    return true;
  }
  for (const file of await db().select().from(siteFiles).where(eq(siteFiles.hash, name)).limit(5))
    if (await repairVersionFile(file)) return true;
  return repairReleased(name);
}

/** Repairs a manifest, or a body listed in one. */
async function repairReleased(name: string): Promise<boolean> {
  const releases = await db()
    .select({ versionId: siteReleases.versionId, origin: siteReleases.origin, manifestHash: siteReleases.manifestHash })
    .from(siteReleases)
    .where(or(eq(siteReleases.manifestHash, name), sql`${siteReleases.bodies} @> array[${name}]::text[]`));
  let repaired = releases.length > 0;
  for (const { versionId, origin, manifestHash } of releases) {
    const done = (name !== manifestHash && (await repairBody(manifestHash, name))) || (await remade(versionId, origin));
    repaired &&= done;
  }
  return repaired;
}

async function repairBody(manifestHash: string, name: string): Promise<boolean> {
  const manifest = await findManifest(manifestHash);
  for (const [path, file] of Object.entries(manifest?.files ?? {}))
    for (const encoding of encodings)
      if (manifest && bodyIn(file, encoding)?.hash === name) return Boolean(await repairServed(manifest, path, encoding));
  return false;
}

/** The nightly check notifies staff of all damage together, so a single repair doesn't. */
const noNotification = async () => undefined;

async function remade(versionId: string, origin: string): Promise<boolean> {
  return remakeRelease(versionId, origin, noNotification).then(
    () => true,
    (error: unknown) => {
      if (troubleOf(error)) throw error;
      return false;
    },
  );
}
