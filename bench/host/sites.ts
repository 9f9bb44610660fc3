import { db } from '../../db/connect.ts';
import { projects, siteReleases, users } from '../../db/schema/index.ts';
import { siteOrigin } from '../../domain/addresses.ts';
import { encoded } from '../../domain/hosting/encodings.ts';
import { bodiesOf, type Manifest, readManifest } from '../../domain/hosting/manifest.ts';
import { releaseOf } from '../../domain/hosting/releases.ts';
import type { BuiltSite } from '../../domain/versions/building.ts';
import { getFile, putFile } from '../../outside/storage/storage.ts';
import cafe from '../../sites/briefs/cafe-chattanooga.json' with { type: 'json' };
import dentist from '../../sites/briefs/dentist-boise.json' with { type: 'json' };
import landscaper from '../../sites/briefs/landscaper-santa-fe.json' with { type: 'json' };
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import salon from '../../sites/briefs/salon-nashville.json' with { type: 'json' };
import { makeSite } from '../../sites/make-site.ts';
import { hashOfBodies } from '../../sites/render/files.ts';
import { placeholderOrigin, withOrigin } from '../../sites/render/origin.ts';
import { must } from '../../tests/harness/must.ts';
import { publishVersion } from './publish-version.ts';

const briefs = [plumber, salon, cafe, dentist, landscaper];

/** A published site: its host, and the paths of its pages. */
export interface BenchSite {
  projectId: string;
  host: string;
  paths: string[];
  built: BuiltSite;
}

/** Publishes `count` sites, made from five briefs, with the function that staff use. */
export async function publishSites(count: number): Promise<BenchSite[]> {
  const [owner] = await db().insert(users).values({ email: 'bench@example.com', name: 'Bench' }).returning({ id: users.id });
  const built = await Promise.all(briefs.map((brief, index) => buildOne(brief, index + 1)));
  const firsts = new Map<BuiltSite, Manifest>();
  const sites: BenchSite[] = [];
  const left = Array.from({ length: count }, (_, index) => index).values();
  const work = async () => {
    for (const index of left) {
      const one = built[index % built.length] as BuiltSite;
      sites.push(await publishOne(owner?.id ?? '', `bench-${index}`, one, firsts));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return sites;
}

/** A built site as `buildSite` stores it. */
export async function buildOne(brief: unknown, seed: number): Promise<BuiltSite> {
  const made = must(await makeSite(brief, { seed, origin: placeholderOrigin, readFile: async () => undefined }));
  const files = await Promise.all(
    [...made.files].map(async ([path, { body, type, cache }]) => ({ path, hash: await putFile(body), type, cache, bytes: body.length })),
  );
  return {
    document: made.document,
    files,
    gate: made.report,
    contentHash: made.hash,
    inputs: { answers: {}, uploads: [], edits: [], written: [] },
  };
}

async function publishOne(ownerId: string, slug: string, built: BuiltSite, firsts: Map<BuiltSite, Manifest>): Promise<BenchSite> {
  const [project] = await db()
    .insert(projects)
    .values({ ownerId, slug, name: slug, seed: 1, state: 'approved' })
    .returning({ id: projects.id });
  const projectId = project?.id ?? '';
  const origin = siteOrigin(slug);
  await publishVersion(projectId, built, async (versionId) => {
    const first = firsts.get(built);
    if (first) await copyRelease(first, { versionId, projectId, origin });
    else firsts.set(built, await readManifest((await releaseOf(versionId, origin)).manifestHash));
  });
  const paths = built.files
    .filter(({ path, type }) => type.startsWith('text/html') && !/^\/(?:404|thanks)/.test(path))
    .map(({ path }) => path);
  return { projectId, host: new URL(origin).host, paths, built };
}

/**
 * Makes a release from one that differs only in its address. The result is like that of `releaseOf`, but with fast compression,
 * since a thousand releases with the slow one would take minutes.
 */
async function copyRelease(first: Manifest, to: { versionId: string; projectId: string; origin: string }): Promise<void> {
  const files = await Promise.all(
    Object.entries(first.files).map(async ([path, file]) => {
      const body = await getFile(file.hash);
      if (!body.includes(first.origin)) return [path, file] as const;
      const own = withOrigin(body, first.origin, to.origin);
      const [br, gzip] = [await quickBrotli(own), await encoded(own, 'gzip')];
      const stored = await Promise.all([own, br, gzip].map(async (one) => ({ hash: await putFile(one), bytes: one.length })));
      return [path, { ...file, ...stored[0], br: stored[1], gzip: stored[2] } as typeof file] as const;
    }),
  );
  const servedHash = hashOfBodies(files.map(([path, { hash }]) => [path, hash]));
  const manifest: Manifest = { ...first, ...to, servedHash, files: Object.fromEntries(files) };
  const manifestHash = await putFile(Buffer.from(JSON.stringify(manifest)));
  await db()
    .insert(siteReleases)
    .values({ versionId: to.versionId, origin: to.origin, servedHash, manifestHash, bodies: bodiesOf(manifest) });
}

async function quickBrotli(body: Buffer): Promise<Buffer> {
  const { brotliCompress, constants } = await import('node:zlib');
  return new Promise((resolve, reject) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, (error, made) => (error ? reject(error) : resolve(made))),
  );
}

/** Number of sites with a publication that has a manifest. */
export async function countPublished(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(
    `select count(distinct project_id)::int as count from publications where manifest_hash is not null`,
  );
  return rows[0]?.count ?? 0;
}
