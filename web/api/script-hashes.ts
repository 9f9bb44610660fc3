import { createHash } from 'node:crypto';

/**
 * Sources for `script-src` that allow only a cached page's own inline scripts: those rendered with the page's `nonce`, which
 * its content can't know, and those added to `html` after rendering. Scripts inside content get no hash. Data blocks such as
 * JSON-LD don't need one.
 */
export function ownScriptHashes(rendered: string, html: string, nonce: string): string {
  const before = inlineScripts(rendered);
  const trusted = before.filter(({ attributes }) => attributes.includes(` nonce="${nonce}"`)).map(({ code }) => withoutNonce(code, nonce));
  const knownCodes = new Set(before.map(({ code }) => withoutNonce(code, nonce)));
  const added = inlineScripts(html)
    .map(({ code }) => code)
    .filter((code) => !knownCodes.has(code));
  return sources([...trusted, ...added]);
}

/** Removes the nonce from a rendered page that everyone gets. A shared nonce protects nothing and would change the page's hash. */
export function withoutNonce(text: string, nonce: string): string {
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/** Sources for `style-src` that allow the `<style>` elements of a page. Only for pages that we wrote ourselves. */
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
