import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { brand, ownBrand } from '../../content/brand.ts';
import { flatColors } from '../../content/brand-colors.ts';
import { trialNote } from '../../domain/trial.ts';
import { withConcurrencyLimit } from '../../sites/pictures/concurrency.ts';
import { faviconIco } from '../../sites/render/favicon-ico.ts';
import { iconSvg } from './icon-drawing.ts';
import offlinePage from './offline-page.html?raw';
import { inlineStyleHashes } from './script-hashes.ts';

/** Makes the app installable: manifest, icons, and the page that the service worker (public/service-worker.js) shows when offline. */
export function addInstallable(app: Hono): void {
  app.get('/app.webmanifest', (context) =>
    context.body(JSON.stringify(manifest()), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.get('/offline', (context) => {
    const html = offlineHtml();
    return context.html(html, 200, {
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `default-src 'none'; style-src ${inlineStyleHashes(html)}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    });
  });
  for (const { path, ...picture } of icons) {
    app.get(path, async (context) =>
      context.body(
        new Uint8Array(await drawn.forceFetch(`${path} ${brand.color} ${brand.mark?.file}`, { context: () => iconFile(picture) })),
        200,
        {
          'Content-Type': picture.type ?? 'image/png',
          'Cache-Control': 'public, max-age=86400',
        },
      ),
    );
  }
}

interface Icon {
  /** Of a square PNG. */
  sizePx?: number;
  bleed?: boolean;
  type?: string;
}

/** The last two are for clients that ask for them without having read a page. */
const icons: (Icon & { path: string })[] = [
  { path: '/icon-192.png', sizePx: 192, bleed: false },
  { path: '/icon-512.png', sizePx: 512, bleed: false },
  { path: '/icon-maskable-512.png', sizePx: 512, bleed: true },
  { path: '/apple-touch-icon.png', sizePx: 180, bleed: true },
  { path: '/apple-touch-icon-precomposed.png', sizePx: 180, bleed: true },
  { path: '/favicon.ico', type: 'image/x-icon' },
];

const manifest = () => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: '/portal',
  scope: '/',
  display: 'standalone',
  background_color: brand.ground,
  theme_color: brand.ground,
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

/** Icons of the current brand. */
const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: icons.length,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

async function iconFile({ sizePx, bleed = false }: Icon): Promise<Buffer> {
  if (!sizePx) return faviconIco(await iconSvg());
  const svg = await iconSvg({ sizePx, bleed });
  return withConcurrencyLimit(() => sharp(Buffer.from(svg)).png().toBuffer());
}

/** The page for those without a connection. Its file has our colors, which the brand's replace. */
function offlineHtml(): string {
  const name = brand.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [ours, theirs] = [flatColors(ownBrand.color), flatColors(brand.color)];
  const swapped = (['ink', 'nightInk', 'nightSun'] as const).reduce(
    (html, color) => html.replaceAll(ours[color], theirs[color]),
    offlinePage.replaceAll('#050d1e', theirs.onNightSun).replaceAll('#bfc9d8', theirs.nightQuiet),
  );
  const page = swapped.replaceAll('{brandName}', () => name);
  const note = trialNote();
  return note ? page.replace('<body>', `<body>\n    <aside>${note}</aside>`) : page;
}
