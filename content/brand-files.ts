import { type BrandMark, brand, ownBrand } from './brand.ts';

// Both files have an address that changes with them, so browsers may keep them. web/api/brand-files.ts serves them.

/** The uploaded mark as pages show it, or null for ours. */
export function markPicture(mark: BrandMark | null = brand.mark): { src: string; tileOnLight: boolean; tileOnDark: boolean } | null {
  return mark && { src: `/brand/mark.png?v=${mark.file.slice(0, 12)}`, tileOnLight: !mark.onLight, tileOnDark: !mark.onDark };
}

/** Address of the style sheet of the brand's color, which changes with it. Null for our own, which the app's sheet has. */
export function colorsAddress(): string | null {
  return brand.color === ownBrand.color ? null : `/brand/colors.css?v=${brand.color.slice(1)}`;
}
