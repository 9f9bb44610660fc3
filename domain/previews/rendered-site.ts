import { getFile } from '../../outside/storage/storage.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { generate, type Sender } from '../generator/generator.ts';
import { previewPage } from '../generator/tasks.ts';
import { readPhoto } from '../pictures/stored-photos.ts';
import { SingleFlightCache } from './single-flight-cache.ts';

/** The most illustrations and fonts of earlier states that are kept. */
const keptAssets = 240;

/** A site in memory whose pages are rendered when they're first requested. Nothing of it is stored. */
export interface RenderedSite {
  document: SiteDocument;
  /** Whose it is. */
  sender: Sender;
  pages: Map<string, SiteFile>;
  /** Illustrations and fonts by content-addressed path. Keeps those of earlier states, because a page on screen may still request them. */
  assets: Map<string, SiteFile>;
}

/** Prepares a document for rendering. */
export async function renderedSite(document: SiteDocument, sender: Sender): Promise<RenderedSite> {
  const { siteFonts } = await import('../../sites/render/site-fonts.ts');
  const { files } = await siteFonts(document);
  const assets = new Map(files.map(({ path, body }): [string, SiteFile] => [path, { body, type: 'font/woff2', cache: 'immutable' }]));
  return { document, sender, pages: new Map(), assets };
}

/** Sites in memory, with the illustrations and fonts of their earlier states. */
export function siteCache(most: number): SingleFlightCache<RenderedSite> {
  return new SingleFlightCache(most, withAssetsOf);
}

/** A later state of a site. Both states share their assets, so a page of the earlier one that's still being rendered adds its own here. */
function withAssetsOf({ assets }: RenderedSite, later: RenderedSite): RenderedSite {
  for (const path of [...assets.keys()].slice(0, -keptAssets)) assets.delete(path);
  for (const [path, file] of later.assets) assets.set(path, file);
  return { ...later, assets };
}

/** A file of the site at an origin. Undefined if it has none at this path. */
export async function renderedFile(site: RenderedSite, path: string, origin: string): Promise<SiteFile | undefined> {
  return site.assets.get(path) ?? (await pageOf(site, path, origin)) ?? photoOf(site.document, path);
}

async function pageOf({ document, sender, pages, assets }: RenderedSite, path: string, origin: string): Promise<SiteFile | undefined> {
  const page = pages.get(path);
  if (page) return page;
  if (path === '/favicon.svg') {
    const { faviconSvg } = await import('../../sites/render/favicon.ts');
    return { body: Buffer.from(await faviconSvg(document, readPhoto)), type: 'image/svg+xml', cache: 'page' };
  }
  if (path === '/apple-touch-icon.png') {
    const { touchIcon } = await import('../../sites/render/touch-icon.ts');
    return { body: await touchIcon(document, readPhoto), type: 'image/png', cache: 'page' };
  }
  if (!document.pages.some((page) => page.path === path)) return undefined;
  const rendered = await generate(previewPage, { document, path, origin }, sender);
  if (!rendered) return undefined;
  for (const [name, svg] of rendered.art) assets.set(name, { body: Buffer.from(svg), type: 'image/svg+xml', cache: 'immutable' });
  const file: SiteFile = { body: Buffer.from(rendered.html), type: 'text/html; charset=utf-8', cache: 'page' };
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
