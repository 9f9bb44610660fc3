import { withoutEnd } from '../../text/text-end.ts';
import type { Page, SiteDocument } from '../document/document.ts';
import { siteWords } from '../labels/site-words.ts';

export interface HeadOptions {
  document: SiteDocument;
  page: Page;
  /** `https://host` without a slash at the end. */
  origin: string;
  style: string;
  fonts: string[];
  /** Serialized structured data; pages out of the index have none. */
  structuredData?: string | undefined;
  indexed: boolean;
}

/** Everything between <head> and </head>. */
export function head({ document, page, origin, style, fonts, structuredData, indexed }: HeadOptions): string {
  const title = escaped(page.title.text);
  // Quotes need no escape here; html-validate counts a title's characters as they are written.
  const titleText = page.title.text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const description = escaped(page.description.text);
  const url = escaped(absolute(origin, page.path));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${titleText}</title>`,
    `<meta name="description" content="${description}">`,
    indexed ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous">`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${document.theme.palette.bg}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...(indexed ? socialTags(document, title, description, url, origin) : []),
    `<style>${style}</style>`,
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
  ].join('');
}

/** Open Graph, which the card of X and others falls back to. */
function socialTags(document: SiteDocument, title: string, description: string, url: string, origin: string): string[] {
  const properties = {
    type: 'website',
    site_name: escaped(document.facts.name),
    title,
    description,
    url,
    locale: siteWords[document.language].locale,
    image: escaped(absolute(origin, '/social.jpg')),
    'image:width': '1200',
    'image:height': '630',
  };
  return [
    ...Object.entries(properties).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Full address of a path on the site. */
export function absolute(origin: string, path: string): string {
  return withoutEnd(origin, /\//) + path;
}

/** Text made safe inside an element or a double-quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
