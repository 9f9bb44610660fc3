import { getFile } from '../../outside/storage.ts';
import type { Brief } from '../../sites/brief.ts';
import { readBrief } from '../../sites/read-brief.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { siteOrigin } from '../settings/addresses.ts';
import { withoutField } from './answers.ts';
import { briefByPreviewToken } from './queries.ts';
import type { Answers } from './schema.ts';

/** Rendered previews by brief and revision; one a brief, the newest few briefs. */
const rendered = new Map<string, { revision: number; files: SiteFiles }>();
const keptBriefs = 24;

/** A file of the site that an unfinished brief would make now. Unanswered questions show as what they are: nothing. */
export async function previewOfBrief(token: string, path: string) {
  const stored = await briefByPreviewToken(token);
  if (!stored) return undefined;
  const known = rendered.get(token);
  if (known?.revision === stored.revision) return known.files.get(path);
  const [{ compose }, { renderSite }] = await Promise.all([import('../../sites/compose.ts'), import('../../sites/render.tsx')]);
  const brief = readableBrief(stored.input);
  const document = compose({
    brief,
    seed: stored.project.seed,
    photos: stored.photos.filter((photo) => photo.field !== 'look.logo' || brief.look?.logo),
  });
  const files = await renderSite(document, { origin: siteOrigin(`b-${token}`), photoBytes: getFile });
  rendered.delete(token);
  rendered.set(token, { revision: stored.revision, files });
  const [oldest] = rendered.keys();
  if (rendered.size > keptBriefs && oldest) rendered.delete(oldest);
  return files.get(path);
}

/** What stands in for the questions a brief can't do without, until they are answered. */
const standIns: Answers = {
  business: {
    name: 'Your business',
    trade: 'local business',
    description: 'What you do, in your own words, stands here.',
    address: { city: 'Your town' },
  },
  pages: ['home', 'about', 'services', 'contact', 'faq'],
};

/** The brief as far as it can be read: wrong answers are left out, missing ones get a stand-in. */
export function readableBrief(input: Answers): Brief {
  let answers = withStandIns(input);
  for (let tries = 0; tries < 60; tries++) {
    const reading = readBrief(answers);
    if (reading.ok) return reading.brief;
    const field = reading.problems[0]?.field ?? '';
    const next = field ? withStandIns(withoutField(answers, field)) : withStandIns({});
    answers = JSON.stringify(next) === JSON.stringify(answers) ? withStandIns({}) : next;
  }
  const last = readBrief(withStandIns({}));
  if (!last.ok) throw new Error(`The stand-ins of the preview are no brief: ${last.problems.map((problem) => problem.message).join(' ')}`);
  return last.brief;
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
