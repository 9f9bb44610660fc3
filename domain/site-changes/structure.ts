import type { SiteDocument } from '../../sites/document/document.ts';

/** What operators choose of a site beyond what its owner can, and what it has now. */
export interface Structure {
  /** Kinds of sections that can look different, header and footer first. The theme's own variants come first. */
  kinds: { kind: string; label: string; variant: string; variants: string[] }[];
  /** Font pairings of the theme, by key: 'Lexend and Nunito Sans'. */
  pairings: { key: string; label: string }[];
  tuning: Pick<SiteDocument['theme'], 'pairing' | 'shape' | 'density'>;
}

export async function structureOf({ pages, theme }: SiteDocument): Promise<Structure> {
  const { sections, themes } = (await import('../../sites/sections/workshop.ts')).workshop;
  const { variants: own, pairings } = themes.named(theme.name);
  const used = new Map([
    ['header', theme.header],
    ['footer', theme.footer],
  ]);
  for (const { kind, variant } of pages.flatMap((page) => page.sections)) if (!used.has(kind)) used.set(kind, variant);
  return {
    kinds: [...used].flatMap(([kind, variant]) => {
      const built = sections.variants(kind);
      const variants = [...new Set([...(own[kind] ?? []), ...built])].filter((name) => built.includes(name));
      return variants.length > 1 ? { kind, label: sections.info(kind).label, variant, variants } : [];
    }),
    pairings: pairings.map(({ key, head, body }) => ({
      key,
      label: head.family === body.family ? head.family : `${head.family} and ${body.family}`,
    })),
    tuning: { pairing: theme.pairing, shape: theme.shape, density: theme.density },
  };
}
