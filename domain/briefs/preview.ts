import { usualPages } from '../../content/site-pages.ts';
import type { Brief } from '../../sites/brief/brief.ts';
import { readBrief } from '../../sites/brief/read-brief.ts';
import type { ComposeRequest } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { PageWords } from '../../sites/pages/word-counts.ts';
import type { Change } from '../../sites/proofreading/proofread.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import type { HeadlineChoice } from '../../sites/writer/words/headline-choices.ts';
import { siteOrigin } from '../addresses.ts';
import { generate, orUnread } from '../generator/generator.ts';
import { proofread } from '../generator/proofread.ts';
import { compose, headlineChoices, pageWords } from '../generator/tasks.ts';
import { type RenderedSite, renderedFile, renderedSite, siteCache } from '../previews/rendered-site.ts';
import { withoutField } from './answers.ts';
import { type BriefInput, briefByPreviewToken } from './queries.ts';
import { type Answers, answerAt } from './schema.ts';

/** Unfinished briefs as sites, by token. Each is composed once per revision. */
const previews = siteCache(24);

/** What an unfinished brief is composed from. */
type PreviewInput = BriefInput & { project: { id: string; seed: number } };

/** A file of the site that an unfinished brief currently makes. Unanswered optional questions leave their place empty. */
export async function previewOfBrief(token: string, path: string): Promise<SiteFile | undefined> {
  const stored = await briefByPreviewToken(token);
  const preview = stored && (await previewAt(token, stored.revision, stored));
  return preview && renderedFile(preview, path, siteOrigin(`b-${token}`));
}

/** The site document of the current brief, for the summary and the free logo. Undefined if it couldn't be composed in time. */
export async function draftDocument(token: string, revision: number, brief: PreviewInput): Promise<SiteDocument | undefined> {
  return (await previewAt(token, revision, brief))?.document;
}

/**
 * What the proofreader changes in a brief's texts, whether or not the owner keeps some as typed. Undefined if it couldn't read them in
 * time.
 */
export async function tidiedAnswers(input: Answers, projectId: string): Promise<Change[] | undefined> {
  return (await proofread({ ...readableBrief(input), kept: undefined }, { project: projectId }))?.changes;
}

/** What the owner's headline may be, in their proofread words. Undefined if they couldn't be read in time. */
export async function choicesOfHeadline(input: Answers, projectId: string): Promise<HeadlineChoice[] | undefined> {
  if (!answerAt(input, 'business.description')) return undefined;
  const sender = { project: projectId };
  const readable = readableBrief(input);
  const { brief } = (await proofread(readable, sender)) ?? { brief: readable };
  return generate(headlineChoices, brief, sender).catch(orUnread);
}

/** How many words each page of the current brief would have. Undefined if they couldn't be counted in time. */
export async function wordsOfPages(brief: PreviewInput): Promise<PageWords | undefined> {
  return generate(pageWords, await previewRequest(brief), { project: brief.project.id }).catch(orUnread);
}

/** The logo made from the name, as SVG markup. It's safe to inline, because we draw it and it has no text from the owner. */
export async function freeLogo(document: SiteDocument): Promise<string> {
  const { markSvg } = await import('../../sites/logo/logo.ts');
  return markSvg(document, { id: 'free-logo', size: 96 });
}

async function previewAt(token: string, revision: number, brief: PreviewInput): Promise<RenderedSite | undefined> {
  const composed = async () => {
    const sender = { project: brief.project.id };
    const document = await generate(compose, await previewRequest(brief), sender).catch(orUnread);
    return document && renderedSite(document, sender);
  };
  // The last state that could be composed is better than nothing.
  return (await previews.findOrMake(token, composed, String(revision))) ?? previews.last(token);
}

/** What the site of an unfinished brief is composed from. */
export async function previewRequest({ input, photos, project }: PreviewInput): Promise<ComposeRequest> {
  const readable = readableBrief(input);
  const { brief, changes: tidied } = (await proofread(readable, { project: project.id })) ?? { brief: readable, changes: [] };
  return { brief, tidied, seed: project.seed, photos: photos.filter(({ field }) => field !== 'look.logo' || readable.look?.logo) };
}

/** Placeholders for required answers that are still missing. */
const standIns: Answers = {
  business: {
    name: 'Your business',
    trade: 'your trade',
    description: 'Your own description of what you do goes here.',
    address: { city: 'Your town' },
  },
  pages: usualPages,
};

/** The valid part of a brief: invalid answers are left out, missing ones get a placeholder. */
export function readableBrief(input: Answers): Brief {
  let answers = withStandIns(input);
  for (let turn = 0; turn < 12; turn++) {
    const reading = readBrief(answers);
    if (reading.ok) return reading.brief;
    // From last to first, so removing a list entry doesn't move the ones still to be removed.
    const next = withStandIns(reading.problems.reduceRight((rest, { field }) => withoutCause(rest, field), answers));
    if (JSON.stringify(next) === JSON.stringify(answers)) break;
    answers = next;
  }
  const last = readBrief(withStandIns({}));
  if (!last.ok)
    throw new Error(`The preview’s placeholder answers aren’t a valid brief: ${last.problems.map((problem) => problem.message).join(' ')}`);
  return last.brief;
}

/** Answers without an invalid field. If the problem is that it's missing, removes the list entry it belongs to. */
function withoutCause(answers: Answers, field: string): Answers {
  for (let path = field; path; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const next = withoutField(answers, path);
    if (JSON.stringify(next) !== JSON.stringify(answers)) return next;
  }
  return answers;
}

function withStandIns(input: Answers): Answers {
  const business = { ...(input.business as Answers | undefined) };
  const fallback = standIns.business as Answers;
  for (const key of ['name', 'trade', 'description']) business[key] ??= fallback[key];
  const address = business.address as Answers | undefined;
  if (!business.phone && !business.email && !address?.street && !address?.city) business.address = { ...address, city: 'Your town' };
  const pages = Array.isArray(input.pages) && input.pages.length === 5 ? input.pages : standIns.pages;
  return { ...input, business, pages };
}
