import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { brand } from '../../content/brand.ts';
import { trialSentence } from '../../content/trial.ts';
import { isTrial } from '../../domain/trial.ts';
import { withConcurrencyLimit } from '../../sites/pictures/concurrency.ts';
import offlinePage from './offline-page.html?raw';
import { inlineStyleHashes } from './script-hashes.ts';

/** Makes the app installable: manifest, icons, and the page that the service worker (public/service-worker.js) shows when offline. */
export function addInstallable(app: Hono): void {
  app.get('/app.webmanifest', (context) =>
    context.body(JSON.stringify(manifest()), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.get('/offline', (context) =>
    context.html(isTrial() ? offlinePage.replace('<body>', `<body>\n    <aside>${trialSentence}</aside>`) : offlinePage, 200, {
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `default-src 'none'; style-src ${inlineStyleHashes(offlinePage)}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    }),
  );
  for (const { path, sizePx, bleed } of icons) {
    app.get(path, async (context) =>
      context.body(new Uint8Array(await drawn.forceFetch(path, { context: () => iconPng(sizePx, bleed) })), 200, {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=86400',
      }),
    );
  }
}

/** `bleed` fills the square and keeps the mark within the inner 80%, for systems that crop icons. */
const icons = [
  { path: '/icon-192.png', sizePx: 192, bleed: false },
  { path: '/icon-512.png', sizePx: 512, bleed: false },
  { path: '/icon-maskable-512.png', sizePx: 512, bleed: true },
  { path: '/apple-touch-icon.png', sizePx: 180, bleed: true },
];

const manifest = () => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: '/portal',
  scope: '/',
  display: 'standalone',
  background_color: '#0b172c',
  theme_color: '#0b172c',
  lang: 'en-US',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Your project', url: '/portal' },
    { name: 'Start a site', url: '/onboarding' },
  ],
});

const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: icons.length,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

async function iconPng(sizePx: number, bleed: boolean): Promise<Buffer> {
  const ground = bleed ? '<rect width="32" height="32" fill="#0b172c"/>' : '<rect width="32" height="32" rx="7" fill="#0b172c"/>';
  const mark =
    '<path d="M6.5 21a9.5 9.5 0 0 1 19 0z" fill="#ffb533"/><path d="M4 24.5h24" stroke="#fbf8f2" stroke-width="3" stroke-linecap="round"/>';
  const placed = bleed ? `<g transform="translate(3.2 2.4) scale(.8)">${mark}</g>` : mark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 32 32">${ground}${placed}</svg>`;
  return withConcurrencyLimit(() => sharp(Buffer.from(svg)).png().toBuffer());
}
