import { createHash } from 'node:crypto';

/** Sources for `script-src` that allow exactly the inline scripts of a page. Data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  return scripts
    .filter(({ groups }) => !/\ssrc=|application\/(?:ld\+)?json/.test(groups?.attributes ?? '') && groups?.code)
    .map(({ groups }) => `'sha256-${sha256(groups?.code ?? '')}'`)
    .join(' ');
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
