import type { Answers } from './schema.ts';

/** A palette that an owner can choose. Without a name, it's the one that we'd choose, with their own colors if they named some. */
export interface PaletteChoice {
  name: string | undefined;
  title: string;
  /** Three of its colors, to show. */
  colors: string[];
}

/** The most palettes of ours that are offered. */
const most = 7;

/** Palettes that suit the kind of business, after our own choice (or the owner's colors) and the theme's palette. */
export async function palettesFor(input: Answers, theme: string): Promise<PaletteChoice[]> {
  const [{ readableBrief }, { kindOfBrief }, { plansFor }, { workshop }] = await Promise.all([
    import('./preview.ts'),
    import('../../sites/interview/kind-of-brief.ts'),
    import('../../sites/themes/palettes.ts'),
    import('../../sites/sections/workshop.ts'),
  ]);
  const brief = readableBrief(input);
  const own = brief.look?.colors ?? [];
  const plans = plansFor(kindOfBrief(brief).family.key, undefined).slice(0, most);
  const { brand, bg, accent } = workshop.themes.named(theme).base;
  return [
    { name: undefined, title: own.length > 0 ? 'Your colors' : 'Our choice', colors: [...new Set(own)].slice(0, 3) },
    { name: 'drawn', title: 'As the look was drawn', colors: [...new Set([brand, bg, accent])] },
    ...plans.map(({ name, ground, brand, pop }) => ({
      name,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      colors: [brand, ground, pop],
    })),
  ];
}
