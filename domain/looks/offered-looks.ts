import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { OtherLook } from '../../sites/other-looks.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { siteOrigin } from '../addresses.ts';
import { withAnswer } from '../briefs/answers.ts';
import { generate, type Sender } from '../generator/generator.ts';
import { nextLook } from '../generator/tasks.ts';
import { type RenderedSite, renderedFile, renderedSite } from '../previews/rendered-site.ts';
import { composeRequest, composeSite } from '../versions/building.ts';
import { overlayEdits } from '../versions/overlay.ts';
import { inputsOf, type SiteSources } from '../versions/sources.ts';
import { versionOf } from '../versions/versions.ts';

/** How many other looks an owner can choose among at a time. */
const offeredLooks = 6;

/** A look that a site could have, and where its preview is. */
export interface OfferedLook {
  chosen: OtherLook['chosen'];
  /** 'Deep end' and 'Bright and wet'. */
  title: string;
  feel: string;
  origin: string;
}

/** Six other looks of a site that's composed from `request`. `host` is the start of the labels that show them. */
export async function looksBeside(
  request: ComposeRequest,
  now: SiteDocument,
  { host, sender }: { host: string; sender: Sender },
): Promise<OfferedLook[]> {
  const { seenLook } = await import('../../sites/other-looks.ts');
  const found: OfferedLook[] = [];
  const seen = [seenLook(now)];
  while (found.length < offeredLooks) {
    const { chosen, document } = await generate(nextLook, { request, seen }, sender);
    found.push(await offeredLook(chosen, host));
    seen.push(seenLook(document));
  }
  return found;
}

/** A look as it's offered. Its theme has to exist. */
export async function offeredLook(chosen: OtherLook['chosen'], host: string): Promise<OfferedLook> {
  const { workshop } = await import('../../sites/sections/workshop.ts');
  const { title, feel } = workshop.themes.named(chosen.theme);
  return { chosen, title, feel, origin: siteOrigin(`${host}-${chosen.theme}-${chosen.seed}`) };
}

/** The parts of a host label that shows a look: `l-TOKEN-deepend-7` (of a version), `b-TOKEN-deepend-7` (of an unfinished brief). */
export function readLookLabel(label: string): { token: string; chosen: OtherLook['chosen'] } | undefined {
  const [, token, theme, seed] = /^[bl]-([a-z2-7]{20})-([a-z]{3,20})-(\d{1,15})$/.exec(label) ?? [];
  return token && theme && seed ? { token, chosen: { theme, seed: Number(seed) } } : undefined;
}

/** Values that are made or being made, by key. */
export type Made<Value> = LRUCache<string, Promise<Value>>;

/** The value of a key. It's made once, however many ask for it meanwhile. A failure isn't kept. */
export function madeOnce<Value>(made: Made<Value>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(key);
  if (known) return known;
  const value = make();
  made.set(key, value);
  value.catch(() => made.delete(key));
  return value;
}

const offers: Made<OfferedLook[]> = new LRUCache({ max: 200 });

/** Other looks of a version: its own text, prices and photos in six themes. */
export async function looksOf(projectId: string, versionId: string): Promise<OfferedLook[]> {
  const version = await versionOf(db(), projectId, versionId);
  const sources = version && (await sourcesOf(version.previewToken));
  return version && sources ? offersOf(version.previewToken, sources) : [];
}

/** They depend on the version alone, so every process offers the same. */
function offersOf(previewToken: string, sources: SiteSources): Promise<OfferedLook[]> {
  return madeOnce(offers, previewToken, async () => {
    const beside = { host: `l-${previewToken}`, sender: { project: sources.project.id } };
    return looksBeside(await composeRequest(sources), await composeSite(sources), beside);
  });
}

const previews: Made<RenderedSite> = new LRUCache({ max: 48 });

/** A file of a version in a look that's offered. Undefined if there's no such version, look or file. */
export async function fileOfLook(label: string, path: string): Promise<SiteFile | undefined> {
  const asked = readLookLabel(label);
  if (!asked) return undefined;
  const origin = siteOrigin(label);
  const known = previews.get(label);
  if (known) return renderedFile(await known, path, origin);
  const sources = await sourcesOf(asked.token);
  if (!sources || !(await offersOf(asked.token, sources)).some((look) => look.origin === origin)) return undefined;
  const preview = await madeOnce(previews, label, async () => {
    const composed = await composeSite({ ...sources, answers: withAnswer(sources.answers, 'look.chosen', asked.chosen) });
    return renderedSite(overlayEdits(composed, sources.edits).document, { project: sources.project.id });
  });
  return renderedFile(preview, path, origin);
}

/** What a version was built from, by the token of its preview. */
async function sourcesOf(previewToken: string): Promise<SiteSources | undefined> {
  const [row] = await db()
    .select({ versionId: siteVersions.id, project: projects })
    .from(siteVersions)
    .innerJoin(projects, eq(projects.id, siteVersions.projectId))
    .where(eq(siteVersions.previewToken, previewToken));
  const inputs = row && (await inputsOf(db(), row.versionId));
  return inputs && { ...inputs, project: row.project, revision: 0 };
}
