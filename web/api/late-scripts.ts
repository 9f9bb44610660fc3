/**
 * A rendered page whose scripts load after the page itself is drawn: when everything in it has loaded, or at the first
 * touch or key. Until then links and forms work as a browser's own, and a button marked `data-early` that was pressed carries
 * `data-pressed`, so that its owner can answer when the scripts are there. The framework's `modulepreload` hints wait with its
 * module script; a page without such a script stays as it is.
 */
export function loadScriptsLate(html: string): string {
  if (!moduleScript.test(html)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, '<script type="text/plain" data-start>')
    .replace(/<\/body>/, () => `<script>(${startWhenDrawn})(${JSON.stringify(files)})</script></body>`);
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /<script(?=[^>]*\stype="module")[^>]*>/;

/** Runs in the browser as it stands here. The hash of the waiting script in the page's policy covers its copy too. */
const startWhenDrawn = `files => {
  const touches = ['pointerdown', 'keydown'];
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    const waiting = document.querySelector('script[data-start]');
    if (!waiting || waiting.dataset.start) return;
    waiting.dataset.start = 'started';
    for (const file of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', textContent: waiting.textContent }));
  };
  for (const touch of touches) addEventListener(touch, start, true);
  addEventListener('load', start);
  addEventListener('click', ({ target }) => target.closest?.('[data-early]')?.setAttribute('data-pressed', ''), true);
  // A file that never comes does not hold them up for ever.
  setTimeout(start, 5000);
}`;
