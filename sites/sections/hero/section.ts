import type { Business, SectionInfo } from '../info.ts';

/** What a variant can't do without. */
const needs: Record<string, (business: Business) => boolean> = {
  clock: ({ hasHours }) => hasHours,
  horizon: ({ lead }) => lead,
  offset: ({ lead }) => lead,
  plate: ({ lead }) => lead,
  vehicle: ({ visits }) => visits,
};

export const info: SectionInfo = {
  label: 'Top of the page',
  signature: true,
  frames: { clock: 16 / 9, horizon: 16 / 5.2, offset: 5 / 7, plate: 16 / 9, sign: 5 / 8, tiles: 1, vehicle: 16 / 9 },
  shows: { tablet: { prices: true }, tiles: { prices: true } },
  liesUnder: { vehicle: 'badge', plate: 'overlay' },
  carriesMenu: { vehicle: 'badge' },
  // A drawing in the hero is part of the page's own HTML.
  earlyPictures: (pictures) => pictures.filter(({ kind }) => kind === 'photo').length,
  unsuited: (variant, business) => needs[variant]?.(business) === false,
};
