// Makes sites straight from the sources, without a build, and opens them in a browser.
import { createServer as createHttpServer } from 'node:http';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from './browser.mjs';
import { constructedSheets } from './constructed-sheets.ts';
import { contentFiles } from './content-files.ts';
import { root } from './setup.mjs';

/** Starts the sources, a server and a browser. `load` gives a module of the project, `show` puts a site's files on the server. */
export async function openStudio() {
  const vite = await createServer({
    configFile: false,
    root,
    plugins: [contentFiles, constructedSheets],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  let files = new Map();
  const server = createHttpServer((request, response) => {
    const found = files.get(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!found) return response.writeHead(404).end();
    // Everything is on the picture, also what lies below the fold.
    const body = found.type.startsWith('text/html') ? found.body.toString().replaceAll(' loading="lazy"', '') : found.body;
    response.writeHead(200, { 'Content-Type': found.type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    load: (module) => vite.ssrLoadModule(module),
    show: (shown) => {
      files = shown;
    },
    /** A picture of a page of the site that is shown, and how many pixels it scrolls sideways. */
    shoot: async (path, { width, height = width < 600 ? 844 : 900, fullPage = true }) => {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const picture = await page.screenshot({ fullPage });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.close();
      return { picture, beyond };
    },
    close: async () => {
      await browser.close();
      server.close();
      await vite.close();
    },
  };
}
