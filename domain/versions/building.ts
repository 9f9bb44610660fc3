import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { briefs } from '../../db/schema/index.ts';
import { putFile } from '../../outside/storage/storage.ts';
import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { DesignTraits } from '../../sites/look/design-traits.ts';
import type { PreparedBrief } from '../../sites/proofreading/prepare-brief.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { briefInput } from '../briefs/queries.ts';
import { generate, type Sender } from '../generator/generator.ts';
import { proofread } from '../generator/proofread.ts';
import { compose } from '../generator/tasks.ts';
import { readPhoto } from '../pictures/stored-photos.ts';
import type { Edit } from './overlay.ts';
import type { RenderedFile } from './render-work.ts';
import type { Inputs, SiteSources } from './sources.ts';
import { composeVersion, renderVersion } from './tasks.ts';

/** A built site. Its file bodies are already stored under their hashes. */
export interface BuiltSite {
  document: SiteDocument;
  files: { path: string; hash: string; type: string; cache: 'page' | 'immutable'; bytes: number }[];
  gate: GateReport;
  contentHash: string;
  /** Its inputs. Each edit has the build's note about it. */
  inputs: Inputs;
}

/** Composes a site without people's edits. Throws if the brief can't be read, which is a bug, because it was valid at submission. */
export async function composeSite(sources: SiteSources, avoid?: DesignTraits[]): Promise<SiteDocument> {
  return generate(compose, await composeRequest(sources, avoid), senderOf(sources));
}

/** What a site is composed from. `avoid` are the looks of neighbors, if not those that the project was given. */
export async function composeRequest(sources: SiteSources, avoid = sources.project.avoidedLooks ?? []): Promise<ComposeRequest> {
  return requestOf(sources, await prepared(sources), avoid);
}

function requestOf(sources: SiteSources, { brief, changes: tidied }: Prepared, avoid = sources.project.avoidedLooks ?? []): ComposeRequest {
  return { brief, seed: sources.project.seed, photos: inputOf(sources).photos, avoid, tidied, written: sources.written };
}

/** Edits with the owner's photos as they are now: since a photo was put somewhere, its focal point may have changed. */
function withCurrentPhotos({ edits, uploads }: SiteSources): Edit[] {
  return edits.map((edit) => {
    const { value } = edit;
    const photo = typeof value === 'object' && 'photo' in value && uploads.find((upload) => upload.photo.id === value.photo.id)?.photo;
    return photo ? { ...edit, value: { ...value, photo } as Edit['value'] } : edit;
  });
}

/** A site in memory: the document with people's edits, its files, and what the quality check says. */
interface GeneratedSite {
  document: SiteDocument;
  edits: Edit[];
  files: SiteFiles;
  gate: GateReport;
  contentHash: string;
}

/** Composes, renders and checks a site, with placeholders for its address and day. The same sources give the same bytes. */
export async function generateSite(sources: SiteSources): Promise<GeneratedSite> {
  const sender = senderOf(sources);
  const result = await prepared(sources);
  const request = requestOf(sources, result);
  const { document, edits } = await generate(composeVersion, { request, edits: withCurrentPhotos(sources) }, sender);
  const photos = await photoBodies(document);
  const bytes = [...photos.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { files, gate, contentHash } = await generate(renderVersion, { document, brief: result.brief, photos }, sender, { bytes });
  return {
    document,
    edits,
    files: new Map(files.map((file) => [file.path, { body: bodyOf(file, photos), type: file.type, cache: file.cache }])),
    gate: result.isProofread ? gate : { ...gate, checks: [...gate.checks, notProofread] },
    contentHash,
  };
}

/** Every photo of a document by its hash, as the site serves it. */
async function photoBodies(document: SiteDocument): Promise<Map<string, Buffer>> {
  const { photosIn } = await import('../../sites/render/photos-in.ts');
  const hashes = photosIn(document).flatMap(({ variants }) => variants.map(({ hash }) => hash));
  return new Map(await Promise.all(hashes.map(async (hash) => [hash, await readPhoto(hash)] as const)));
}

function bodyOf(file: RenderedFile, photos: ReadonlyMap<string, Buffer>): Buffer {
  if ('photo' in file) return photos.get(file.photo) ?? Buffer.alloc(0);
  return Buffer.from(file.body.buffer, file.body.byteOffset, file.body.byteLength);
}

/** Composes, renders and checks a site, and stores its file bodies. Slow, so never call it inside a transaction. */
export async function buildSite(sources: SiteSources): Promise<BuiltSite> {
  const { document, edits, files, gate, contentHash } = await generateSite(sources);
  return {
    document,
    files: await keepFiles(files),
    gate,
    contentHash,
    inputs: { answers: sources.answers, uploads: sources.uploads, edits, written: sources.written },
  };
}

/** Other changes won at every attempt. */
export class Overtaken extends Error {}

/** Files are only removed if they are at least five minutes old (domain/accounts/file-removal.ts). */
const filesAfterMinutes = 10;

/** How often a build is repeated if its inputs changed meanwhile. */
const maxAttempts = 5;

/**
 * Builds from the sources that `read` returns, outside any transaction. Then calls `store` in a transaction that has locked the
 * project's brief, after checking that the sources are unchanged. If they changed, starts over; after the last attempt, throws
 * `Overtaken`. Files of builds that weren't stored are removed later. Tests pass a `build` that caches its results.
 */
export async function buildThenStore<Stored>(
  read: () => Promise<SiteSources>,
  store: (tx: Transaction, built: BuiltSite, sources: SiteSources) => Promise<Stored>,
  build = buildSite,
): Promise<Stored> {
  const unstored: BuiltSite[] = [];
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const sources = await read();
      const built = await build(sources);
      unstored.push(built);
      const outcome = await db().transaction(async (tx) => {
        const [brief] = await tx
          .select({ revision: briefs.revision })
          .from(briefs)
          .where(eq(briefs.projectId, sources.project.id))
          .for('update');
        return brief?.revision === sources.revision ? { stored: await store(tx, built, sources) } : undefined;
      });
      if (!outcome) continue;
      unstored.pop();
      return outcome.stored;
    }
    throw new Overtaken();
  } finally {
    await removeLater(unstored);
  }
}

/** Enqueues a job that removes the files of unused builds, except those that are referenced by then. */
async function removeLater(builds: BuiltSite[]): Promise<void> {
  const names = [...new Set(builds.flatMap(({ files }) => files.map(({ hash }) => hash)))];
  if (names.length === 0) return;
  const startAfter = addMinutes(new Date(), filesAfterMinutes);
  // The result of the build matters more than some disk space.
  await enqueue(db(), 'remove-files', { names }, { key: randomUUID(), startAfter }).catch((error: unknown) =>
    log.warn({ err: error, files: names.length }, 'files of an unstored build stay'),
  );
}

export const inputOf = ({ answers, uploads }: Pick<SiteSources, 'answers' | 'uploads'>) => briefInput(answers, uploads);

type Prepared = Extract<PreparedBrief, { ok: true }> & { isProofread: boolean };

/** The brief of a project's sources, read and proofread. Throws if it can't be read, which is a bug. */
export async function prepared(sources: Pick<SiteSources, 'answers' | 'uploads' | 'project'>): Promise<Prepared> {
  const { prepareBrief } = await import('../../sites/proofreading/prepare-brief.ts');
  let isProofread = true;
  const result = await prepareBrief(inputOf(sources).input, async (brief) => {
    const tidied = await proofread(brief, senderOf(sources));
    isProofread = tidied !== undefined;
    return tidied ?? { brief, changes: [] };
  });
  if (result.ok) return { ...result, isProofread };
  throw new Error(`The brief of project ${sources.project.id} can't be read: ${result.problems.map(({ field }) => field).join(', ')}.`);
}

/** Told to those who see the quality report. */
const notProofread: GateReport['checks'][number] = {
  key: 'proofread',
  label: 'Proofreading',
  status: 'warn',
  detail: 'We couldn’t proofread this text in time, so it appears as typed. Please read it closely.',
};

function senderOf({ project }: Pick<SiteSources, 'project'>): Sender {
  return { project: project.id };
}

async function keepFiles(files: SiteFiles): Promise<BuiltSite['files']> {
  const kept: BuiltSite['files'] = [];
  const remaining = files.entries();
  // Each write waits for the disk, so four in parallel take a fraction of the time.
  const keep = async () => {
    for (const [path, { body, type, cache }] of remaining)
      kept.push({ path, hash: await putFile(body), type, cache, bytes: body.byteLength });
  };
  await Promise.all([keep(), keep(), keep(), keep()]);
  return kept;
}
