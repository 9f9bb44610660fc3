/**
 * Delays React on a rendered page: its module script becomes inert data that lists the files to preload.
 * `startFramework` (web/visitor/enhance/framework.ts) runs it when a visitor uses something that needs React. Links, forms
 * and the page's own small script work without it. A page without a module script is returned unchanged.
 */
export function loadScriptsLate(html: string): string {
  if (!moduleScript.test(html)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  return html.replaceAll(preload, '').replace(moduleScript, `<script type="text/plain" data-start data-files="${files.join(' ')}">`);
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** Matches the framework's inline module script, not the page's own script, which has a `src`. */
const moduleScript = /<script(?=[^>]*\stype="module")(?![^>]*\ssrc=)[^>]*>/;
