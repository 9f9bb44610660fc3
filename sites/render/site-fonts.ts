import type { SiteDocument } from '../document/document.ts';
import { fontFaceCss, fontFile } from '../fonts/fonts.ts';
import { facesOf } from '../fonts/pairing.ts';
import { themes } from '../themes/theme.ts';

export interface SiteFonts {
  /** The @font-face rules. */
  css: string;
  files: { path: string; body: Buffer }[];
}

/** The font files of a site's pairing, content-addressed, and the rules that name them. */
export async function siteFonts({ theme: { name, pairing } }: SiteDocument): Promise<SiteFonts> {
  const { pairings } = themes.named(name);
  const loaded = await Promise.all(
    facesOf(pairings.find(({ key }) => key === pairing) ?? pairings[0]).map(async (face) => {
      const { bytes, hash } = await fontFile(face.file);
      const path = `/fonts/${hash}.woff2`;
      return { css: fontFaceCss(face, path), file: { path, body: bytes } };
    }),
  );
  return { css: loaded.map(({ css }) => css).join(''), files: loaded.map(({ file }) => file) };
}
