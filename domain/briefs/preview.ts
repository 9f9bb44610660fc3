import { LRUCache } from 'lru-cache';
import { getFile } from '../../outside/storage.ts';
import type { Brief } from '../../sites/brief.ts';
import type { SiteDocument } from '../../sites/document.ts';
import type { Change } from '../../sites/editor/editor.ts';
import { readBrief } from '../../sites/read-brief.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import type { SiteFonts } from '../../sites/render/site-fonts.ts';
import { siteOrigin } from '../addresses.ts';
import { tidyBrief } from '../editing/editing.ts';
import { readPhoto } from '../pictures/stored-photos.ts';
import { withoutField } from './answers.ts';
import { type BriefInput, briefByPreviewToken } from './queries.ts';
import type { Answers } from './schema.ts';

/** An unfinished brief as a site. Composed once per revision; pages are rendered on request. */
interface Preview {
  revision: number;
  document: SiteDocument;
  fonts: SiteFonts;
  pages: Map<string, SiteFile>;
  /** Illustrations and fonts by content-addressed path. Keeps those of older revisions, because a page on screen may still request them. */
  assets: Map<string, SiteFile>;
}

/** Previews by token. */
const previews = new LRUCache<string, Preview>({ max: 24 });
const keptAssets = 240;

/** A file of the site that an unfinished brief currently makes. Unanswered optional questions leave their place empty. */
export async function previewOfBrief(token: string, path: string): Promise<SiteFile | undefined> {
  const stored = await briefByPreviewToken(token);
  if (!stored) return undefined;
  const preview = await previewAt(token, stored.revision, { ...stored, seed: stored.project.seed });
  return preview.assets.get(path) ?? (await pageOf(preview, path, siteOrigin(`b-${token}`))) ?? photoOf(preview.document, path);
}

/** The site document of the current brief, for the summary and the free logo. */
export async function draftDocument(token: string, revision: number, brief: BriefInput & { seed: number }): Promise<SiteDocument> {
  return (await previewAt(token, revision, brief)).document;
}

/** What the copy editor changes in a brief's texts, whether or not the owner keeps some as typed. */
export async function tidiedAnswers(input: Answers): Promise<Change[]> {
  return (await tidyBrief({ ...readableBrief(input), kept: undefined })).changes;
}

/** The logo made from the name, as SVG markup. It's safe to inline, because we draw it and it has no text from the owner. */
export async function freeLogo(document: SiteDocument): Promise<string> {
  const { markSvg } = await import('../../sites/logo/logo.ts');
  return markSvg(document, { id: 'free-logo', size: 96 });
}

async function previewAt(token: string, revision: number, brief: BriefInput & { seed: number }): Promise<Preview> {
  const known = previews.get(token);
  if (known?.revision === revision) return known;
  const [{ compose }, { siteFonts }] = await Promise.all([import('../../sites/compose.ts'), import('../../sites/render/site-fonts.ts')]);
  const readable = readableBrief(brief.input);
  const { brief: edited, changes: tidied } = await tidyBrief(readable);
  const document = compose({
    brief: edited,
    tidied,
    seed: brief.seed,
    photos: brief.photos.filter((photo) => photo.field !== 'look.logo' || readable.look?.logo),
  });
  const fonts = await siteFonts(document);
  const assets = new Map([...(known?.assets ?? [])].slice(-keptAssets));
  for (const font of fonts.files) assets.set(font.path, { body: font.body, type: 'font/woff2', cache: 'immutable' });
  const preview: Preview = { revision, document, fonts, pages: new Map(), assets };
  previews.set(token, preview);
  return preview;
}

async function pageOf({ document, fonts, pages, assets }: Preview, path: string, origin: string): Promise<SiteFile | undefined> {
  const known = pages.get(path);
  if (known) return known;
  if (path === '/favicon.svg') {
    const { faviconSvg } = await import('../../sites/render/favicon.ts');
    return { body: Buffer.from(faviconSvg(document)), type: 'image/svg+xml', cache: 'page' };
  }
  if (path === '/apple-touch-icon.png') {
    const { touchIcon } = await import('../../sites/render/touch-icon.ts');
    return { body: await touchIcon(document, readPhoto), type: 'image/png', cache: 'page' };
  }
  const page = document.pages.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { renderPage } = await import('../../sites/render.tsx');
  const art = new Map<string, string>();
  const html = renderPage(document, page, art, { origin, fonts, indexed: false });
  for (const [name, svg] of art) assets.set(name, { body: Buffer.from(svg), type: 'image/svg+xml', cache: 'immutable' });
  const file: SiteFile = { body: Buffer.from(html), type: 'text/html; charset=utf-8', cache: 'page' };
  pages.set(path, file);
  return file;
}

/** A photo variant by its hash, which only people who were shown the page know. */
async function photoOf(document: SiteDocument, path: string): Promise<SiteFile | undefined> {
  const { photosIn } = await import('../../sites/render/photos-in.ts');
  const variant = photosIn(document)
    .flatMap((photo) => photo.variants)
    .find(({ hash, format }) => path === `/img/${hash}.${format}`);
  if (!variant) return undefined;
  return { body: await getFile(variant.hash), type: `image/${variant.format}`, cache: 'immutable' };
}

/** Placeholders for required answers that are still missing. */
const standIns: Answers = {
  business: {
    name: 'Your business',
    trade: 'your trade',
    description: 'Your own description of what you do goes here.',
    address: { city: 'Your town' },
  },
  pages: ['home', 'about', 'services', 'contact', 'faq'],
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
