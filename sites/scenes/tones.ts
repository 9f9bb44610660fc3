import { formatHex, oklab } from 'culori';

/** Colors as hex, all that a drawing is given. */
export interface Colors {
  paper: string;
  ink: string;
  brand: string;
  brandDeep: string;
  accent: string;
  soft: string;
  /** Grass and wild plants, if they aren't as in life. */
  leaf?: string | undefined;
}

export type Ground = 'brand' | 'deep' | 'soft' | 'accent' | 'paper';

/** The fixed ladder of tones that the six colors span. */
export interface Tones {
  paper: string;
  ink: string;
  brand: string;
  deep: string;
  accent: string;
  soft: string;
  accentShade: string;
  accentLight: string;
  brandLight: string;
  brandMid: string;
  brandShade: string;
  softShade: string;
  softDeep: string;
  paperShade: string;
  leaf?: string | undefined;
}

/** The ladder as seen on one ground, with the colors that read well on it. */
export interface GroundTones extends Tones {
  on: Ground;
  /** The ground is dark, so figures on it are light. */
  dark: boolean;
  ground: string;
  /** Cast shadows and quiet lines on the ground. */
  groundShade: string;
  groundLight: string;
  /** The loudest figure color here and its shaded side. */
  pop: string;
  popShade: string;
  /** The usual figure color here and its shaded side. */
  main: string;
  mainShade: string;
}

/**
 * The ladder of tones. Steps are enforced in OKLab lightness so any six colors still give planes: a near-black
 * brand is lifted to .3, a light brand changes places with a dark accent, a dark theme's paper and ink are swapped.
 */
export function tones(colors: Colors): Tones {
  const { paper, ink } = paperAndInk(colors);
  let { brand, brandDeep, accent, soft } = colors;
  if (lightness(brand) > 0.66) {
    const accentLightness = lightness(accent);
    if (accentLightness < 0.6) {
      [brand, accent] = [accent, brand];
      brandDeep = withLightness(brand, Math.max(0.14, accentLightness - 0.13));
    } else {
      brand = lightness(brandDeep) < 0.6 ? brandDeep : withLightness(brand, 0.48);
    }
  }
  let brandLightness = lightness(brand);
  if (brandLightness < 0.3) {
    brandLightness = 0.3;
    brand = withLightness(brand, brandLightness);
  }
  if (lightness(brandDeep) > brandLightness - 0.1) brandDeep = withLightness(brandDeep, Math.max(0.12, brandLightness - 0.13));
  if (lightness(accent) < brandLightness + 0.16) accent = withLightness(accent, Math.min(0.84, brandLightness + 0.2));
  if (lightness(soft) < 0.84) soft = withLightness(soft, 0.88);
  return {
    paper,
    ink,
    brand,
    deep: brandDeep,
    accent,
    soft,
    accentShade: mix(accent, brandDeep, 0.24),
    accentLight: mix(accent, paper, 0.45),
    brandLight: mix(brand, paper, 0.26),
    brandMid: mix(brand, soft, 0.52),
    brandShade: mix(brand, brandDeep, 0.5),
    softShade: mix(soft, brand, 0.17),
    softDeep: mix(soft, brand, 0.3),
    paperShade: mix(paper, brand, 0.12),
    leaf: colors.leaf,
  };
}

/** The ladder on a ground. */
export function onGround(ladder: Tones, on: Ground): GroundTones {
  const dark = on === 'brand' || on === 'deep';
  return {
    ...ladder,
    ...groundColors(ladder, on),
    on,
    dark,
    pop: on === 'accent' ? ladder.paper : ladder.accent,
    popShade: on === 'accent' ? ladder.softShade : ladder.accentShade,
    main: dark ? ladder.soft : ladder.brand,
    mainShade: dark ? ladder.brandMid : ladder.deep,
  };
}

/** A color between two, `share` of the way in OKLab. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklab(from), toOklab(to)];
  const between = (a: number, b: number) => a + (b - a) * share;
  return formatHex({ mode: 'oklab', l: between(start.l, end.l), a: between(start.a, end.a), b: between(start.b, end.b) });
}

function groundColors(
  { paper, ink, brand, deep, accent, soft }: Tones,
  on: Ground,
): Pick<GroundTones, 'ground' | 'groundShade' | 'groundLight'> {
  switch (on) {
    case 'brand':
      return { ground: brand, groundShade: mix(brand, deep, 0.62), groundLight: mix(brand, paper, 0.1) };
    case 'deep':
      return { ground: deep, groundShade: mix(deep, ink, 0.5), groundLight: mix(deep, brand, 0.6) };
    case 'soft':
      return { ground: soft, groundShade: mix(soft, brand, 0.14), groundLight: mix(soft, paper, 0.6) };
    case 'accent':
      return { ground: accent, groundShade: mix(accent, deep, 0.17), groundLight: mix(accent, paper, 0.28) };
    case 'paper':
      return { ground: paper, groundShade: mix(paper, brand, 0.1), groundLight: paper };
  }
}

/** Figures need a light and a dark even where the page is dark. */
function paperAndInk({ paper, ink }: Colors): { paper: string; ink: string } {
  if (lightness(paper) >= 0.5) return { paper, ink };
  return lightness(ink) > 0.7 ? { paper: ink, ink: paper } : { paper: '#ffffff', ink: paper };
}

function lightness(color: string): number {
  return toOklab(color).l;
}

function withLightness(color: string, l: number): string {
  return formatHex({ ...toOklab(color), l });
}

function toOklab(color: string) {
  const lab = oklab(color);
  if (!lab) throw new Error(`Not a color: ${color}`);
  return lab;
}
