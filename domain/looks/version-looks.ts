import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { siteOrigin } from '../addresses.ts';
import { withAnswer } from '../briefs/answers.ts';
import { renderedFile, renderedSite, siteCache } from '../previews/rendered-site.ts';
import { SingleFlightCache } from '../previews/single-flight-cache.ts';
import { composeRequest, composeSite } from '../versions/building.ts';
import { overlayEdits } from '../versions/overlay.ts';
import { inputsOf, type SiteSources } from '../versions/sources.ts';
import { versionOf } from '../versions/versions.ts';
import { lookHosts, readLookLabel } from './look-labels.ts';
import { looksBeside, type OfferedLook } from './offered-looks.ts';

const offers = new SingleFlightCache<OfferedLook[]>(200);

/** Other looks of a version: its own text, prices and photos in six themes. */
export async function looksOfVersion(projectId: string, versionId: string): Promise<OfferedLook[]> {
  const version = await versionOf(db(), projectId, versionId);
  const sources = version && (await sourcesOf(version.previewToken));
  return version && sources ? offersOf(version.previewToken, sources) : [];
}

/** They depend on the version alone, so every process offers the same. */
function offersOf(previewToken: string, sources: SiteSources): Promise<OfferedLook[]> {
  return offers.findOrMake(previewToken, async () => {
    const beside = { host: lookHosts.version(previewToken), sender: { project: sources.project.id } };
    return looksBeside(await composeRequest(sources), await composeSite(sources), beside);
  });
}

const previews = siteCache(48);

/** A file of a version in a look that's offered. Undefined if there's no such version, look or file. */
export async function fileOfVersionLook(label: string, path: string): Promise<SiteFile | undefined> {
  const parsedLabel = readLookLabel(label);
  if (!parsedLabel) return undefined;
  const origin = siteOrigin(label);
  const keptPreview = previews.find(label);
  if (keptPreview) return renderedFile(keptPreview, path, origin);
  const sources = await sourcesOf(parsedLabel.token);
  if (!sources || !(await offersOf(parsedLabel.token, sources)).some((look) => look.origin === origin)) return undefined;
  const preview = await previews.findOrMake(label, async () => {
    const composed = await composeSite({ ...sources, answers: withAnswer(sources.answers, 'look.chosen', parsedLabel.chosen) });
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
