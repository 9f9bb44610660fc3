/**
 * Text for comparing what a page shows with what a document says: without soft hyphens, with plain spaces, hyphens and quotes. Pages
 * have other signs where words must stay together.
 */
export function normalText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
