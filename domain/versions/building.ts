import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { db, type Transaction } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { briefs } from '../../db/schema/index.ts';
import { log } from '../../log.ts';
import { putFile } from '../../outside/storage/storage.ts';
import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { placeholderOrigin } from '../../sites/render/origin.ts';
import { placeholderDay } from '../../sites/render/sitemap.ts';
import type { DesignTraits } from '../../sites/writer/look/design-traits.ts';
import { briefInput } from '../briefs/queries.ts';
import { tidyBrief } from '../editing/editing.ts';
import { readPhoto } from '../pictures/stored-photos.ts';
import { type Edit, overlayEdits, subjectOf } from './overlay.ts';
import type { Inputs, SiteSources } from './sources.ts';

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
  const { compose } = await import('../../sites/compose.ts');
  return compose(await composeRequest(sources, avoid));
}

/** What a site is composed from. `avoid` are the looks of neighbors, if not those that the project was given. */
export async function composeRequest(sources: SiteSources, avoid = sources.project.avoidedLooks ?? []): Promise<ComposeRequest> {
  const { brief, changes: tidied } = await prepared(sources);
  return { brief, seed: sources.project.seed, photos: inputOf(sources).photos, avoid, tidied, written: sources.written };
}

/** The site with people's edits applied, and each edit with the build's note. Answers that the edits removed are reported as unused. */
async function editedSite(sources: SiteSources): Promise<{ document: SiteDocument; edits: Edit[] }> {
  const composed = await composeSite(sources);
  const { document, edits, hidden } = overlayEdits(composed, withCurrentPhotos(sources));
  const { unusedFields } = await import('../../sites/writer/claims/unused-fields.ts');
  const known = new Set(composed.unused.map(({ field }) => field));
  const takenOff = unusedFields({ brief: (await prepared(sources)).brief, document, photos: inputOf(sources).photos })
    .filter(({ field }) => !known.has(field))
    .map(({ field }) => ({
      field,
      reason: hidden.find(({ fields }) => fields.some((one) => isWithin(field, one)))?.reason ?? takenOffByHand,
    }));
  const noted = edits.flatMap(({ note, value }, index) =>
    note ? [{ field: `edits.${index}`, reason: `${subjectOf(value)} ${note}` }] : [],
  );
  return {
    document: { ...document, unused: [...composed.unused, ...takenOff, ...noted] },
    edits: edits.map(({ at: _, ...edit }) => edit),
  };
}

/** Edits with the owner's photos as they are now: since a photo was put somewhere, its focal point may have changed. */
function withCurrentPhotos({ edits, uploads }: SiteSources): Edit[] {
  return edits.map((edit) => {
    const { value } = edit;
    const photo = typeof value === 'object' && 'photo' in value && uploads.find((upload) => upload.photo.id === value.photo.id)?.photo;
    return photo ? { ...edit, value: { ...value, photo } as Edit['value'] } : edit;
  });
}

const takenOffByHand = 'The part that showed it was changed or removed by hand.';

function isWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`) || outer.startsWith(`${field}.`);
}

/**
 * Renders a site's files in memory, with placeholders for its address and the day of its version. The same sources give the same
 * bytes.
 */
export async function renderSources(sources: SiteSources): Promise<{ document: SiteDocument; edits: Edit[]; files: SiteFiles }> {
  const { renderSite } = await import('../../sites/render.tsx');
  const { document, edits } = await editedSite(sources);
  const files = await renderSite(document, { origin: placeholderOrigin, changedOn: placeholderDay, photoBytes: readPhoto });
  return { document, edits, files };
}

/** Composes, renders and checks a site, and stores its file bodies. Slow, so never call it inside a transaction. */
export async function buildSite(sources: SiteSources): Promise<BuiltSite> {
  const [{ hashOf }, { gate }] = await Promise.all([import('../../sites/render/files.ts'), import('../../sites/gate/gate.ts')]);
  const { document, edits, files } = await renderSources(sources);
  return {
    document,
    files: await keepFiles(files),
    gate: await gate(document, files, (await prepared(sources)).brief),
    contentHash: hashOf(files),
    inputs: { answers: sources.answers, uploads: sources.uploads, edits, written: sources.written },
  };
}

/** Other changes won at every attempt. The message is for the person who made this one. */
export class Overtaken extends Error {
  constructor() {
    super('Someone else changed this site at the same time. Review it, then save again.');
  }
}

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

const inputOf = ({ answers, uploads }: SiteSources) => briefInput(answers, uploads);

/** The brief of a project's sources, read and tidied. Throws if it can't be read, which is a bug. */
export async function prepared(sources: SiteSources) {
  const { prepareBrief } = await import('../../sites/prepare-brief.ts');
  const found = await prepareBrief(inputOf(sources).input, tidyBrief);
  if (found.ok) return found;
  throw new Error(`The brief of project ${sources.project.id} can't be read: ${found.problems.map(({ field }) => field).join(', ')}.`);
}

async function keepFiles(files: SiteFiles): Promise<BuiltSite['files']> {
  const kept: BuiltSite['files'] = [];
  const left = files.entries();
  // Each write waits for the disk, so four in parallel take a fraction of the time.
  const keep = async () => {
    for (const [path, { body, type, cache }] of left) kept.push({ path, hash: await putFile(body), type, cache, bytes: body.byteLength });
  };
  await Promise.all([keep(), keep(), keep(), keep()]);
  return kept;
}
