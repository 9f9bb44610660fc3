import { services } from '../../content/services/services.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { renderSite } from '../../sites/render/render.tsx';
import { themes } from '../../sites/themes/theme.ts';
import { themeMatrix } from '../../tests/harness/site-matrix.ts';
import { withPhotos } from '../sites/photos.ts';

export const sitePaths = ['/', '/services', '/contact'];

export const publicPaths = [
  '/',
  '/about',
  services[0]?.head.path ?? '',
  '/portfolio',
  '/locations/boise',
  '/blog',
  '/faq',
  '/contact',
  '/booking',
  // Not the login beside it: its passkey button is only where the browser has passkeys, which WebKitGTK hasn't.
  '/auth?tab=signup',
];

export const portalPaths = [
  '/portal',
  '/portal/editor',
  '/portal/live',
  '/portal/leads',
  '/portal/history',
  '/portal/messages',
  '/portal/settings',
  '/portal/settings/billing',
];

/** Every theme with a full brief, without photos and with them, each in another palette. */
export async function* themeSites(encoded: EncodedPhoto[], origin: string): AsyncGenerator<{ name: string; files: SiteFiles }> {
  const bodies = new Map(encoded.flatMap((photo) => [...photo.bodies]));
  const [drawn, photographed] = [themeMatrix(), themeMatrix((brief) => withPhotos(brief, encoded))];
  for (const [turn, { name: theme }] of themes.all.entries()) {
    const inTurn = (all: typeof drawn, n: number) => all.filter(({ name }) => name.startsWith(`${theme}, full`))[n % 3];
    for (const [label, site] of [
      ['drawn', inTurn(drawn, turn)],
      ['photos', inTurn(photographed, turn + 1)],
    ] as const) {
      if (site)
        yield { name: `${theme}, ${label}`, files: await renderSite(site.document, { origin, photoBytes: (hash) => bodies.get(hash) }) };
    }
  }
}
