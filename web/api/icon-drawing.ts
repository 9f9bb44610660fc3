import { brand } from '../../content/brand.ts';
import { flatColors } from '../../content/brand-colors.ts';
import { markPng } from '../../domain/settings/mark.ts';

/**
 * The icon of tabs and home screens as an SVG of 32 units: the uploaded mark, or our half sun in the brand's color, on a tile. `bleed`
 * fills the square and keeps the mark within the inner 80%, for systems that crop icons.
 */
export async function iconSvg({ sizePx, bleed = false }: { sizePx?: number; bleed?: boolean } = {}): Promise<string> {
  const { ink, nightSun, sheet } = flatColors(brand.color);
  const png = await markPng();
  const ground = png && !brand.mark?.onDark ? sheet : ink;
  const mark = png
    ? `<image href="data:image/png;base64,${png.toString('base64')}" x="5" y="5" width="22" height="22"/>`
    : `<path d="M6.5 21a9.5 9.5 0 0 1 19 0z" fill="${nightSun}"/><path d="M4 24.5h24" stroke="#fbf8f2" stroke-width="3" stroke-linecap="round"/>`;
  const placed = bleed ? `<g transform="translate(3.2 ${png ? 3.2 : 2.4}) scale(.8)">${mark}</g>` : mark;
  const size = sizePx ? ` width="${sizePx}" height="${sizePx}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 32 32"><rect width="32" height="32"${bleed ? '' : ' rx="7"'} fill="${ground}"/>${placed}</svg>`;
}
