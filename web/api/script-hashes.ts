import { createHash } from 'node:crypto';

/**
 * Sources for `script-src` that allow a kept page's own inline scripts and no other: those that were rendered with the
 * page's `nonce`, which nothing in its content can know, and those that were added to `html` after rendering. A script
 * that came in with content gets no hash. Data blocks such as JSON-LD need none.
 */
export function ownScriptHashes(rendered: string, html: string, nonce: string): string {
  const before = inlineScripts(rendered);
  const trusted = before.filter(({ attributes }) => attributes.includes(` nonce="${nonce}"`)).map(({ code }) => withoutNonce(code, nonce));
  const known = new Set(before.map(({ code }) => withoutNonce(code, nonce)));
  const added = inlineScripts(html)
    .map(({ code }) => code)
    .filter((code) => !known.has(code));
  return sources([...trusted, ...added]);
}

/** A rendered page as everyone gets it: a nonce is worth nothing once it's known, and would change the page each time. */
export function withoutNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/** Sources for `style-src` that allow the `<style>` elements of a page of our own making. */
export function inlineStyleHashes(html: string): string {
  return sources([...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css));
}

function inlineScripts(html: string): { attributes: string; code: string }[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', code: groups?.code ?? '' }))
    .filter(({ attributes, code }) => code && !/\ssrc=|application\/(?:ld\+)?json/.test(attributes));
}

function sources(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
