import type { SiteDocument } from '../document.ts';
import { fontFaceCss, fontFile } from '../fonts/fonts.ts';
import { themes } from '../themes/theme.ts';

export interface SiteFonts {
  /** The @font-face rules. */
  css: string;
  files: { path: string; body: Buffer }[];
}

/** The two font files of a site's pairing, content-addressed, and the rules that name them. */
export async function siteFonts({ theme: { name, pairing } }: SiteDocument): Promise<SiteFonts> {
  const { pairings } = themes.named(name);
  const { head, body } = pairings.find(({ key }) => key === pairing) ?? pairings[0];
  const faces = head.file === body.file ? [head] : [head, body];
  const loaded = await Promise.all(
    faces.map(async (face) => {
      const { bytes, hash } = await fontFile(face.file);
      const path = `/fonts/${hash}.woff2`;
      return { css: fontFaceCss(face, path), file: { path, body: bytes } };
    }),
  );
  return { css: loaded.map(({ css }) => css).join(''), files: loaded.map(({ file }) => file) };
}
