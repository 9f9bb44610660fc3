import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutEnd } from '../../text/text-end.ts';
import type { Page, Section, SiteDocument } from '../document/document.ts';
import { factsOfLocation } from '../document/places.ts';
import { headFace } from '../fonts/pairing.ts';
import { wordsOf } from '../labels/site-words.ts';
import { PhotoViewer } from '../sections/gallery/parts/viewer.tsx';
import type { GalleryProps } from '../sections/gallery/schema.ts';
import type { Sections } from '../sections/registry.ts';
import type { Site } from '../sections/site.ts';
import { workshop as builtIn, type Workshop } from '../sections/workshop.ts';
import { createDrawingFiles, type DrawingFiles } from './drawing-files.ts';
import { extraPages } from './extra-pages.ts';
import { faviconSvg } from './favicon.ts';
import { faviconIco } from './favicon-ico.ts';
import type { PhotoBytes, SiteFile, SiteFiles } from './files.ts';
import { fitWords } from './fit-words.ts';
import { head } from './head.ts';
import { pageStyle } from './page-style.ts';
import { createPhotoLooks, type PhotoLooks } from './photo-looks.ts';
import { photosIn } from './photos-in.ts';
import { type PlacedSection, placed } from './placed.ts';
import { QuickActions } from './quick-actions.tsx';
import { type SiteFonts, siteFonts } from './site-fonts.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { socialPicture } from './social-picture.ts';
import { scriptJson, structuredData } from './structured-data.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { touchIcon } from './touch-icon.ts';
import { createValueClasses, type ValueClasses } from './value-classes.ts';
import { visibleWords } from './visible-words.ts';

export interface RenderOptions {
  /** `https://host` that will serve the site: for canonical addresses, sitemap, social picture and structured data. */
  origin: string;
  /** Where forms are posted when not to the site itself, such as `https://sunup.example/forms/smith`: `/contact` is added. */
  formsTo?: string;
  /** Gives the encoded body of a photo variant; needed only for documents with photos. */
  photoBytes?: PhotoBytes;
  /** The day the pages last changed, such as 2026-11-21, for the sitemap. */
  changedOn?: string;
}

/**
 * Turns a site document into files by URL path: pages, error and confirmation pages, fonts, drawings, photos, icons, social
 * picture, sitemap. The same document gives the same bytes. Throws when a section's props don't fit or a photo is missing.
 */
export async function renderSite(document: SiteDocument, options: RenderOptions): Promise<SiteFiles> {
  const { photoBytes = noPhotos } = options;
  const [social, icon, favicon] = [socialPicture(document, photoBytes), touchIcon(document, photoBytes), faviconSvg(document, photoBytes)];
  // Awaited last: they are drawn on other threads while the pages are rendered on this one.
  for (const drawn of [social, icon, favicon]) drawn.catch(() => undefined);
  const files = await renderPages(document, options, extraPages(document));
  files.set('/favicon.svg', { body: Buffer.from(await favicon), type: 'image/svg+xml', cache: 'page' });
  files.set('/favicon.ico', { body: await faviconIco(await favicon), type: 'image/x-icon', cache: 'page' });
  files.set('/apple-touch-icon.png', { body: await icon, type: 'image/png', cache: 'page' });
  files.set('/sitemap.xml', {
    body: Buffer.from(sitemapXml(document, options.origin, options.changedOn)),
    type: 'application/xml; charset=utf-8',
    cache: 'page',
  });
  files.set('/robots.txt', { body: Buffer.from(robotsTxt(options.origin)), type: 'text/plain; charset=utf-8', cache: 'page' });
  files.set('/social.jpg', { body: await social, type: 'image/jpeg', cache: 'page' });
  return files;
}

const noPhotos: PhotoBytes = () => undefined;

/** The pages of a site by URL path, with the fonts, drawings and photos that they load. Search engines aren't to find the `extra` ones. */
export async function renderPages(document: SiteDocument, options: RenderOptions, extra: readonly Page[] = []): Promise<SiteFiles> {
  const files: SiteFiles = new Map();
  const fonts = await siteFonts(document);
  const art = new Map<string, string>();
  for (const page of document.pages) files.set(page.path, htmlFile(renderPage(document, page, art, { ...options, fonts })));
  for (const page of extra) files.set(page.path, htmlFile(renderPage(document, page, art, { ...options, fonts, indexed: false })));
  for (const [path, svg] of art) files.set(path, { body: Buffer.from(svg), type: 'image/svg+xml', cache: 'immutable' });
  for (const font of fonts.files) files.set(font.path, { body: font.body, type: 'font/woff2', cache: 'immutable' });
  for (const [path, body] of await photoFiles(document, options.photoBytes ?? noPhotos)) files.set(path, body);
  return files;
}

export interface PageOptions {
  origin?: string;
  formsTo?: string;
  /** Without them the page shows in the visitor's own fonts. */
  fonts?: SiteFonts;
  /** False keeps the page out of search engines and without structured data. */
  indexed?: boolean;
  workshop?: Workshop;
}

/** The HTML of one page, for a preview or as part of the whole. Drawings that the page refers to are added to `art` by path. */
export function renderPage(
  document: SiteDocument,
  page: Page,
  art: Map<string, string>,
  { origin = '', formsTo, fonts, indexed = true, workshop = builtIn }: PageOptions = {},
): string {
  const drawings = createDrawingFiles();
  const photos = createPhotoLooks(document.theme.palette);
  const values = createValueClasses();
  const { sections } = workshop;
  const site = siteFor(document, page, { drawings, photos, values }, workshop);
  const view = ({ section, props }: PlacedSection): ReactNode => {
    const { View } = sections.variant(section.kind, section.variant);
    const own = { ...atPlace(site, section.place), addFile: (svg: string) => drawings.add(section.id, svg) };
    return <View key={section.id} props={props as never} section={section} site={own} />;
  };
  const viewer = ({ section, props }: PlacedSection): ReactNode => (
    <PhotoViewer key={section.id} items={(props as GalleryProps).items} section={section} site={site} />
  );
  const header = placed(shellSection('header', document.theme.header), sections);
  const footer = placed(shellSection('footer', document.theme.footer), sections);
  const main = page.sections.map((section) => placed(section, sections));
  const markup = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        {site.words.at.skip}
      </a>
      {view(header)}
      <main id="main">
        {inRows(main).map((row) => (row.length === 1 ? row.map(view) : <Beside key={row[0]?.section.id} row={row} view={view} />))}
      </main>
      {view(footer)}
      <QuickActions site={site} />
      {main.filter(({ section }) => section.kind === 'gallery').map(viewer)}
    </>,
  );
  const body = fitWords(drawings.placed(markup, art), {
    face: headFace(document.theme.pairing),
    isUpper: site.theme.tokens['--head-case'] === 'uppercase',
    classOf: (em) => values.classOf('--word', em),
  });
  const drawnSections = [...page.sections, header.section, footer.section];
  const style = pageStyle(document, drawnSections, { markup: body, fontFaces: fonts?.css ?? '', values: values.css() }, workshop);
  const headHtml = head({
    document,
    page,
    origin,
    style: style + photos.css(),
    fonts: fonts?.files.map((font) => font.path) ?? [],
    structuredData: indexed ? scriptJson(structuredData(document, page, main, origin, visibleWords(body))) : undefined,
    indexed,
  });
  const forms = formsTo ? body.replaceAll('action="/forms/', `action="${withoutEnd(formsTo, /\//)}/`) : body;
  return `<!DOCTYPE html><html lang="${site.words.tag}"><head>${headHtml}</head><body class="theme-${document.theme.name}">${tidyMarkup(forms)}</body></html>`;
}

/** Sections by rows: one that stands beside another shares its row. */
function inRows(sections: PlacedSection[]): PlacedSection[][] {
  const rows: PlacedSection[][] = [];
  for (const placedSection of sections) {
    if (placedSection.section.beside) rows.at(-1)?.push(placedSection);
    else rows.push([placedSection]);
  }
  return rows;
}

function Beside({ row, view }: { row: PlacedSection[]; view: (section: PlacedSection) => ReactNode }): ReactNode {
  return (
    <div className={`beside band-${row[0]?.section.band}`}>
      <div className="halves">{row.map(view)}</div>
    </div>
  );
}

function siteFor(
  document: SiteDocument,
  page: Page,
  { drawings, photos, values }: { drawings: DrawingFiles; photos: PhotoLooks; values: ValueClasses },
  { sections, themes }: Workshop,
): Site {
  let counter = 0;
  return {
    document,
    facts: document.facts,
    words: wordsOf(document),
    page,
    theme: themes.named(document.theme.name),
    opening: openingOf(page, document.theme.header, sections),
    nextId: () => `d${counter++}`,
    addFile: (svg) => drawings.add('page', svg),
    photoClass: photos.classOf,
    valueClass: values.classOf,
  };
}

/** The site as a section about another place sees it: with that place's phone, address and hours. */
function atPlace(site: Site, place: number | undefined): Site {
  if (place === undefined) return site;
  const facts = factsOfLocation(site.facts, place);
  return { ...site, facts, document: { ...site.document, facts } };
}

function openingOf({ sections: [first] }: Page, header: string, sections: Sections): Site['opening'] {
  if (!first) return { band: 'page', introduces: false, liesUnder: false, carriesMenu: false };
  const info = sections.info(first.kind);
  return {
    band: first.band,
    introduces: info.introduces === true,
    liesUnder: info.liesUnder?.[first.variant] === header,
    carriesMenu: info.carriesMenu?.[first.variant] === header,
  };
}

function shellSection(kind: 'header' | 'footer', variant: string): Section {
  return { id: kind, kind, variant, band: 'page', props: {} };
}

function htmlFile(html: string): SiteFile {
  return { body: Buffer.from(html), type: 'text/html; charset=utf-8', cache: 'page' };
}

async function photoFiles(document: SiteDocument, photoBytes: PhotoBytes): Promise<[string, SiteFile][]> {
  const variants = photosIn(document).flatMap((photo) => photo.variants);
  return Promise.all(
    variants.map(async ({ hash, format }): Promise<[string, SiteFile]> => {
      const bytes = await photoBytes(hash);
      if (!bytes) throw new Error(`The ${format} of photo ${hash} is missing.`);
      return [`/img/${hash}.${format}`, { body: Buffer.from(bytes), type: `image/${format}`, cache: 'immutable' }];
    }),
  );
}
