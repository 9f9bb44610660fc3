import type { Brief } from '../../sites/brief/brief.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { renderPage } from '../../sites/render/render.tsx';
import { siteFonts } from '../../sites/render/site-fonts.ts';
import { solvePalette } from '../../sites/themes/palette.ts';
import { themes } from '../../sites/themes/theme.ts';
import hardFile from './hard-briefs.yaml';
import { inTheme, read } from './site-matrix.ts';

export interface HardSite {
  name: string;
  /** Its home page, and a page with everything that the home page doesn't have. */
  paths: string[];
  /** What these two need. */
  files: SiteFiles;
}

/**
 * Each theme, or those named, with each of its variants, and in them the briefs that are hardest to set: all of them, or each time
 * others, one of so many.
 */
export async function* hardSites({ names = themes.all.map(({ name }) => name), oneOf = 1 } = {}): AsyncGenerator<HardSite> {
  const sites = hardBriefs().map((brief) => ({ brief, document: compose({ brief, seed: 1, photos: [] }) }));
  let shown = 0;
  for (const theme of names.map((name) => themes.named(name))) {
    const turns = Math.max(...Object.values(theme.variants).map((variants) => variants.length));
    for (let turn = 0; turn < turns; turn++, shown++)
      for (const [index, { brief, document }] of sites.entries()) {
        if ((index + shown) % oneOf > 0) continue;
        const dressed = inTheme(onTwoPages(document), theme, turn);
        dressed.theme.palette = solvePalette({ base: theme.base, colors: [], mood: undefined, seed: 1 });
        yield { name: `${theme.name} ${turn}, ${brief.business.name}`, ...(await twoPages(dressed)) };
      }
  }
}

/** Briefs of the plumber with the names, addresses, services and prices of others. */
function hardBriefs(): Brief[] {
  const full = read(plumber);
  return (hardFile as Pick<Brief, 'business' | 'services'>[]).map(({ business, services }) =>
    read({
      ...full,
      business: { ...full.business, ...business },
      services,
      pages: ['home', 'services', 'pricing', 'booking', 'contact'],
    }),
  );
}

/** The home page of a site, and a page with one section of every kind that the home page doesn't have. */
function onTwoPages(document: SiteDocument): SiteDocument {
  const [home, ...others] = document.pages;
  const [second] = others;
  if (!home || !second) return document;
  const kinds = new Set(home.sections.map(({ kind }) => kind));
  const sections = others.flatMap((page) => page.sections).filter(({ kind }) => kind !== 'article' && !kinds.has(kind) && kinds.add(kind));
  return { ...document, pages: [home, { ...second, sections }, ...others.slice(1)] };
}

async function twoPages(document: SiteDocument): Promise<Omit<HardSite, 'name'>> {
  const pages = document.pages.slice(0, 2);
  const fonts = await siteFonts(document);
  const art = new Map<string, string>();
  const files: SiteFiles = new Map(fonts.files.map(({ path, body }) => [path, { body, type: 'font/woff2', cache: 'immutable' }]));
  for (const page of pages)
    files.set(page.path, {
      body: Buffer.from(renderPage(document, page, art, { fonts })),
      type: 'text/html; charset=utf-8',
      cache: 'page',
    });
  for (const [path, svg] of art) files.set(path, { body: Buffer.from(svg), type: 'image/svg+xml', cache: 'immutable' });
  return { paths: pages.map(({ path }) => path), files };
}
