import { and, desc, eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { projects, publications, siteReleases } from '../../db/schema/index.ts';
import { getFile, ifIntact, putFile } from '../../outside/storage/storage.ts';
import { hashOfBodies } from '../../sites/render/files.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { siteChanged } from '../live/site-changed.ts';
import { notifyOfDamage } from './damage.ts';
import { encoded, isCompressible } from './encodings.ts';
import { bodiesOf, findManifest, type HostedFile, type Manifest } from './manifest.ts';
import { placedFile } from './placing.ts';
import { filesOfVersion, newestManifest, releasesOfVersion, type VersionFile, versionForRelease } from './queries.ts';
import { siteForms } from './site-forms.ts';
import { readVersionFile } from './version-files.ts';

/** A version prepared for serving at one origin. */
export interface Release {
  versionId: string;
  origin: string;
  /** Shown instead of the forms. Empty if they aren't paused. */
  formNotice: string;
  /** Hash of what the owner approves. It doesn't depend on the address. */
  contentHash: string;
  /** Hash of the files with the address filled in. */
  servedHash: string;
  /** Name of the manifest in the file store. */
  manifestHash: string;
}

const making = new Map<string, Promise<Release>>();

/**
 * The release of a version at an origin. Makes it if it doesn't exist: stores the files with the address filled in, their
 * compressed bodies and the manifest. That takes about a second, so never call it inside a transaction. Throws LostFile if a
 * file of the version is lost.
 */
export async function releaseOf(versionId: string, origin: string): Promise<Release> {
  const version = await versionForRelease(versionId);
  if (!version) throw new Error(`There is no version ${versionId}.`);
  const existing = (await releasesOfVersion(versionId)).find((release) => release.origin === origin);
  if (existing?.formNotice === version.formNotice) return releaseFrom(existing, version.contentHash);
  // Forms were paused or resumed since.
  if (existing) return remakeRelease(versionId, origin);
  return once(versionId, origin, async () => {
    const release = await made(versionId, origin, version);
    await db()
      .insert(siteReleases)
      .values({ versionId, origin, formNotice: version.formNotice, ...release })
      .onConflictDoNothing();
    // Another process may have stored the release first. Then its manifest counts.
    const [stored] = (await releasesOfVersion(versionId)).filter((one) => one.origin === origin);
    if (!stored) throw new Error(`The release of version ${versionId} could not be stored.`);
    return releaseFrom(stored, version.contentHash);
  });
}

/**
 * Makes a release again from the version's files, because its manifest or bodies were lost or its forms were paused or resumed since. If
 * it's what the site serves, the newest publication names the new manifest. Earlier ones keep saying what they served.
 */
export async function remakeRelease(versionId: string, origin: string, report = notifyOfDamage): Promise<Release> {
  return once(versionId, origin, async () => {
    for (;;) {
      const version = await versionForRelease(versionId);
      if (!version) throw new Error(`There is no version ${versionId}.`);
      const release = { versionId, origin, ...version, ...(await made(versionId, origin, version, report)) };
      const stored = await db().transaction(async (tx) => {
        const [project] = await tx
          .select({ formNotice: projects.formNotice })
          .from(projects)
          .where(eq(projects.id, version.projectId))
          .for('share');
        // If the forms were paused or resumed meanwhile, the release is made once more.
        if (project && project.formNotice !== version.formNotice) return undefined;
        await siteChanged(tx, version.slug ?? '');
        const stored = await storeRelease(tx, release);
        const newest = tx
          .select({ id: publications.id })
          .from(publications)
          .where(eq(publications.projectId, version.projectId))
          .orderBy(desc(publications.createdAt), desc(publications.id))
          .limit(1);
        const { contentHash, servedHash, manifestHash } = stored;
        await tx
          .update(publications)
          .set({ contentHash, servedHash, manifestHash })
          .where(and(eq(publications.id, newest), eq(publications.versionId, versionId), eq(publications.origin, origin)));
        return stored;
      });
      if (stored) return stored;
    }
  });
}

/** A release whose files are stored. Nothing serves it yet. */
export interface MadeRelease extends Release {
  /** File store names of its bodies. */
  bodies: string[];
}

/** Makes the release of a version at an origin with `formNotice` in place of its forms, without storing it as the version's release. */
export async function madeRelease(versionId: string, origin: string, formNotice: string): Promise<MadeRelease> {
  const version = await versionForRelease(versionId);
  if (!version) throw new Error(`There is no version ${versionId}.`);
  const { contentHash } = version;
  return { versionId, origin, formNotice, contentHash, ...(await made(versionId, origin, { ...version, formNotice })) };
}

/** Stores a release in place of the version's earlier one at its origin. */
export async function storeRelease(tx: Connection, { versionId, origin, contentHash, ...release }: MadeRelease): Promise<Release> {
  const { formNotice, servedHash, manifestHash, bodies } = release;
  const set = { formNotice, servedHash, manifestHash, bodies };
  await tx
    .insert(siteReleases)
    .values({ versionId, origin, ...set })
    .onConflictDoUpdate({ target: [siteReleases.versionId, siteReleases.origin], set });
  return { versionId, origin, formNotice, contentHash, servedHash, manifestHash };
}

function releaseFrom({ bodies: _, ...release }: Omit<MadeRelease, 'contentHash'>, contentHash: string): Release {
  return { ...release, contentHash };
}

/** Shares a release that this process is making already with other callers. */
function once(versionId: string, origin: string, make: () => Promise<Release>): Promise<Release> {
  const key = `${versionId} ${origin}`;
  const running = making.get(key);
  if (running) return running;
  const next = make().finally(() => making.delete(key));
  making.set(key, next);
  return next;
}

async function made(
  versionId: string,
  origin: string,
  { projectId, contentHash, createdAt, formNotice }: { projectId: string; contentHash: string; createdAt: Date; formNotice: string },
  report = notifyOfDamage,
) {
  const files = await filesOfVersion(versionId);
  if (hashOfBodies(files.map(({ path, hash }) => [path, hash])) !== contentHash)
    throw new Error(`The files of version ${versionId} are not those of its content hash.`);
  const before = await unchangedFiles(projectId);
  const hosted = new Map<string, HostedFile>();
  // Only two at a time, because logins need threads of the same pool for hashing.
  const remaining = files.values();
  const work = async () => {
    for (const file of remaining) {
      const source = await readVersionFile(projectId, file, report);
      const body = await placedFile(source, file, origin, formNotice);
      const hash = body === source ? file.hash : await putFile(body);
      hosted.set(file.path, await hostedFile(file, body, hash, before));
    }
  };
  await Promise.all([work(), work()]);
  const manifest: Manifest = {
    format: 1,
    projectId,
    versionId,
    origin,
    ...(formNotice && { formNotice }),
    forms: await siteForms(projectId, versionId),
    contentHash,
    servedHash: hashOfBodies([...hosted].map(([path, { hash }]) => [path, hash])),
    headers: commonHeaders(origin, createdAt),
    files: Object.fromEntries([...hosted].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return {
    servedHash: manifest.servedHash,
    manifestHash: await putFile(Buffer.from(JSON.stringify(manifest))),
    bodies: bodiesOf(manifest),
  };
}

async function hostedFile(file: VersionFile, body: Buffer, hash: string, before: Map<string, HostedFile>): Promise<HostedFile> {
  const existing = before.get(hash);
  const compressed = existing
    ? { ...(existing.br && { br: existing.br }), ...(existing.gzip && { gzip: existing.gzip }) }
    : isCompressible(file.type)
      ? await compressedBodies(body)
      : {};
  return { hash, bytes: body.byteLength, headers: headersOf(file, body), ...compressed };
}

async function compressedBodies(body: Buffer): Promise<Pick<HostedFile, 'br' | 'gzip'>> {
  const [br, gzip] = [await encoded(body, 'br'), await encoded(body, 'gzip')];
  return {
    ...(br.length < body.length && { br: { hash: await putFile(br), bytes: br.length } }),
    ...(gzip.length < body.length && { gzip: { hash: await putFile(gzip), bytes: gzip.length } }),
  };
}

/** Intact files of the project's newest release, by body hash. Most of them don't change in the next release. */
async function unchangedFiles(projectId: string): Promise<Map<string, HostedFile>> {
  const name = await newestManifest(projectId);
  const manifest = name && (await findManifest(name));
  const files = manifest ? Object.values(manifest.files) : [];
  const whole = await Promise.all(
    files.map(async (file) => ((await isStored(file.br?.hash)) && (await isStored(file.gzip?.hash)) ? [file] : [])),
  );
  return new Map(whole.flat().map((file) => [file.hash, file]));
}

async function isStored(name: string | undefined): Promise<boolean> {
  return name === undefined || Boolean(await ifIntact(getFile(name)));
}

function commonHeaders(origin: string, madeAt: Date): Record<string, string> {
  return {
    'Last-Modified': madeAt.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(origin.startsWith('https://') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** Other sites show the preview picture and the icons when they link here. */
const sharedElsewhere = new Set(['/social.jpg', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);

/** Headers of a file. Browsers revalidate pages on every visit, and cache files named by their content for a year. */
function headersOf({ path, type, cache }: VersionFile, body: Buffer): Record<string, string> {
  const headers = {
    'Content-Type': type,
    'Cache-Control': cache === 'immutable' ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
    'Cross-Origin-Resource-Policy': sharedElsewhere.has(path) ? 'cross-origin' : 'same-origin',
  };
  if (!type.startsWith('text/html')) return headers;
  const policy = sitePolicy(body.toString(), { frameAncestors: "'none'" });
  return { ...headers, 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' };
}
