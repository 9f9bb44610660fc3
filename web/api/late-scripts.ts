/**
 * Holds back React on a rendered page: its module script becomes inert data, and the files it preloads are listed on it.
 * `startFramework` (web/visitor/enhance/framework.ts) turns it on when a visitor reaches for something that needs it.
 * Links, forms and what the page's own small script does work without it. A page without such a script stays as it is.
 */
export function loadScriptsLate(html: string): string {
  if (!moduleScript.test(html)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  return html.replaceAll(preload, '').replace(moduleScript, `<script type="text/plain" data-start data-files="${files.join(' ')}">`);
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** The framework's start stands in the page; the page's own script is a file. */
const moduleScript = /<script(?=[^>]*\stype="module")(?![^>]*\ssrc=)[^>]*>/;
