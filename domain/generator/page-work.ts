import type { SiteDocument } from '../../sites/document/document.ts';
import { renderPage } from '../../sites/render/render.tsx';
import { siteFonts } from '../../sites/render/site-fonts.ts';

/** One page of a preview as HTML, and the drawings that it refers to by path. Undefined if the document has no such page. */
export async function previewPage({
  document,
  path,
  origin,
}: {
  document: SiteDocument;
  path: string;
  origin: string;
}): Promise<{ html: string; art: [path: string, svg: string][] } | undefined> {
  const page = document.pages.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const art = new Map<string, string>();
  const html = renderPage(document, page, art, { origin, fonts: await siteFonts(document), indexed: false });
  return { html, art: [...art] };
}
