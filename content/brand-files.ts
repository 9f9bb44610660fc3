import { type BrandMark, brand, ownBrand } from './brand.ts';

/** Where the uploaded mark is served. Its address changes with it, so browsers may keep it. */
export const markPath = '/brand/mark.png';

/** The uploaded mark as pages show it, or null for ours. */
export function markPicture(mark: BrandMark | null = brand.mark): { src: string; tileOnLight: boolean; tileOnDark: boolean } | null {
  return mark && { src: `${markPath}?v=${mark.file.slice(0, 12)}`, tileOnLight: !mark.onLight, tileOnDark: !mark.onDark };
}

/** The style sheet of the brand's color. */
export const colorsPath = '/brand/colors.css';

/** Address of that sheet, which changes with the color. Null for our own, which the app's sheet has. */
export function colorsAddress(): string | null {
  return brand.color === ownBrand.color ? null : `${colorsPath}?v=${brand.color.slice(1)}`;
}
