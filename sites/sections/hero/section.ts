import type { Business, SectionInfo } from '../info.ts';

/** What a variant can't do without. */
const needs: Record<string, (business: Business) => boolean> = {
  clock: ({ hasHours }) => hasHours,
  horizon: ({ lead }) => lead,
  keys: ({ prices }) => prices >= 3,
  offset: ({ lead }) => lead,
  plate: ({ lead }) => lead,
  roll: ({ services }) => services >= 3,
  vehicle: ({ visits }) => visits,
};

export const info: SectionInfo = {
  label: 'Top of the page',
  signature: true,
  frames: { clock: 16 / 9, horizon: 16 / 5.2, keys: 3 / 2, offset: 5 / 7, plate: 16 / 9, roll: 3 / 2, sign: 5 / 8, vehicle: 16 / 9 },
  shows: { keys: { more: 2, prices: true }, roll: { more: 2, services: true } },
  liesUnder: { vehicle: 'badge', plate: 'overlay' },
  carriesMenu: { vehicle: 'badge' },
  // A drawing in the hero is part of the page's own HTML.
  earlyPictures: (pictures) => pictures.filter(({ kind }) => kind === 'photo').length,
  unsuited: (variant, business) => needs[variant]?.(business) === false,
};
