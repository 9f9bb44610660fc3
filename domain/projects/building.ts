import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, projects, siteEdits } from '../../db/schema/index.ts';
import { getFile, putFile } from '../../outside/storage.ts';
import type { SiteDocument } from '../../sites/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import type { SectionEdit } from '../../sites/writer/edits.ts';
import type { Knobs } from '../../sites/writer/knobs.ts';
import { briefInput, type Upload, uploadsOf } from '../briefs/queries.ts';
import type { Answers } from '../briefs/schema.ts';
import { siteOrigin } from '../settings/addresses.ts';
import type { Project } from './projects.ts';

/** Everything a site is built from. `revision` names its state: every change of brief, uploads or edits raises it. */
export interface SiteSources {
  project: Project;
  revision: number;
  answers: Answers;
  uploads: Upload[];
  edits: SectionEdit[];
}

/** A built site whose file bodies are stored under their hashes already. */
export interface BuiltSite {
  document: SiteDocument;
  files: { path: string; hash: string; type: string; cache: 'page' | 'immutable'; bytes: number }[];
  gate: GateReport;
  contentHash: string;
}

type Tx = Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0];

/** What a project's site is built from as it stands now. Throws when there is no such project. */
export async function siteSources(projectId: string): Promise<SiteSources> {
  // The brief first: what changes while the rest is read has a higher revision than the one noted here.
  const [row] = await db()
    .select({ project: projects, revision: briefs.revision, answers: briefs.answers })
    .from(briefs)
    .innerJoin(projects, eq(projects.id, briefs.projectId))
    .where(eq(briefs.projectId, projectId));
  if (!row) throw new Error(`There is no project ${projectId}.`);
  const edits = await db().select().from(siteEdits).where(eq(siteEdits.projectId, projectId)).orderBy(siteEdits.createdAt);
  return {
    ...row,
    answers: row.answers as Answers,
    uploads: await uploadsOf(db(), projectId),
    edits: edits.map(({ page, section, path, value }) => ({ page, section, path, value: value as SectionEdit['value'] })),
  };
}

/** The site document of a project. Throws when the brief can't be read: it was accepted at submission, so that is a defect. */
export async function composeSite(sources: SiteSources, avoid: Knobs[]): Promise<SiteDocument> {
  const { compose } = await import('../../sites/compose.ts');
  const { project, edits } = sources;
  return compose({ brief: await readable(sources), seed: project.seed, photos: inputOf(sources).photos, avoid, edits });
}

/** Composes, renders and judges a site, and stores its bodies. Takes long: never inside a transaction. */
export async function buildSite(sources: SiteSources): Promise<BuiltSite> {
  const [{ renderSite }, { hashOf }, { gate }] = await Promise.all([
    import('../../sites/render.tsx'),
    import('../../sites/render/files.ts'),
    import('../../sites/gate/gate.ts'),
  ]);
  const { project } = sources;
  const document = await composeSite(sources, (project.avoidedLooks as Knobs[] | null) ?? []);
  const files = await renderSite(document, { origin: siteOrigin(project.slug ?? 'site'), photoBytes: getFile });
  return {
    document,
    files: await keepFiles(files),
    gate: await gate(document, files, await readable(sources)),
    contentHash: hashOf(files),
  };
}

/** A change that others overtook again and again. The message is for whoever made it. */
export class Overtaken extends Error {
  constructor() {
    super('Somebody else changed this site at the same moment. Look at it again, then save once more.');
  }
}

/** How often a build is begun again when what it was built from changed meanwhile. */
const tries = 5;

/**
 * Builds from what `read` gives, outside any transaction, and hands the result to `store` inside one that holds the
 * project's brief, so that nothing it was built from can have changed. Begins again when it has; throws `Overtaken` when
 * that goes on.
 */
export async function buildThenStore<Stored>(
  read: () => Promise<SiteSources>,
  store: (tx: Tx, built: BuiltSite, sources: SiteSources) => Promise<Stored>,
): Promise<Stored> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const sources = await read();
    const built = await buildSite(sources);
    const outcome = await db().transaction(async (tx) => {
      const [brief] = await tx
        .select({ revision: briefs.revision })
        .from(briefs)
        .where(eq(briefs.projectId, sources.project.id))
        .for('update');
      return brief?.revision === sources.revision ? { stored: await store(tx, built, sources) } : undefined;
    });
    if (outcome) return outcome.stored;
  }
  throw new Overtaken();
}

const inputOf = ({ answers, uploads }: SiteSources) => briefInput(answers, uploads);

async function readable(sources: SiteSources) {
  const { readBrief } = await import('../../sites/read-brief.ts');
  const reading = readBrief(inputOf(sources).input);
  if (reading.ok) return reading.brief;
  throw new Error(`The brief of project ${sources.project.id} can't be read: ${reading.problems.map(({ field }) => field).join(', ')}.`);
}

async function keepFiles(files: SiteFiles): Promise<BuiltSite['files']> {
  const kept: BuiltSite['files'] = [];
  for (const [path, { body, type, cache }] of files) kept.push({ path, hash: await putFile(body), type, cache, bytes: body.byteLength });
  return kept;
}
