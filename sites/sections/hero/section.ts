import type { Business, SectionInfo } from '../info.ts';

/** What a variant can't do without. */
const needs: Record<string, (business: Business) => boolean> = {
  clock: ({ hasHours }) => hasHours,
  dial: ({ hasHours }) => hasHours,
  horizon: ({ lead }) => lead,
  offset: ({ lead }) => lead,
  plate: ({ lead }) => lead,
  vehicle: ({ visits }) => visits,
};

/** How many sentences after the lead a variant has room for. */
const sentences: Record<string, number> = { opening: 2 };

export function furtherSentences(variant: string | undefined): number {
  return sentences[variant ?? ''] ?? 0;
}

export const info: SectionInfo = {
  label: 'Top of the page',
  signature: true,
  frames: { clock: 16 / 9, horizon: 16 / 5.2, offset: 5 / 7, opening: 4 / 5, plate: 16 / 9, sign: 5 / 8, vehicle: 16 / 9 },
  liesUnder: { vehicle: 'badge', plate: 'overlay' },
  carriesMenu: { vehicle: 'badge' },
  // A drawing in the hero is part of the page's own HTML.
  earlyPictures: (pictures) => pictures.filter(({ kind }) => kind === 'photo').length,
  unsuited: (variant, business) => needs[variant]?.(business) === false,
};
