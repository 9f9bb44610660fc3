import type { Business } from '../../themes/business.ts';
import type { Shown } from '../../writer/context.ts';
import type { SectionInfo } from '../info.ts';

/** What a variant can't do without. */
const needs: Record<string, (business: Business) => boolean> = {
  board: ({ hasHours, hasPhone, prices }) => hasHours || hasPhone || prices > 1,
  clock: ({ hasHours }) => hasHours,
  dial: ({ hasHours }) => hasHours,
  horizon: ({ lead }) => lead,
  keys: ({ prices, pricesSell }) => prices >= 3 && pricesSell,
  offset: ({ lead }) => lead,
  plate: ({ lead }) => lead,
  roll: ({ services }) => services >= 3,
  peaks: ({ services }) => services > 1,
  outlines: ({ objects }) => objects > 1,
  slides: ({ photos }) => photos >= 3,
  strip: ({ photos }) => photos >= 3,
  vehicle: ({ visits }) => visits,
};

/** How many sentences after the lead a variant has room for. */
const sentences: Record<string, number> = { opening: 2 };

export function furtherSentences(variant: string | undefined): number {
  return sentences[variant ?? ''] ?? 0;
}

const shows: Record<string, Shown> = {
  bedrock: { picture: 'none' },
  board: { prices: true, times: true },
  keys: { more: 2, prices: true },
  letters: { services: true },
  opening: { picture: 'photo' },
  outlines: { picture: 'photo', more: 6, tools: true },
  peaks: { picture: 'none', services: true },
  roll: { more: 2, services: true },
  slides: { picture: 'photo', more: 2 },
  specimen: { picture: 'none', more: 5, tools: true },
  strip: { picture: 'photo', more: 2, services: true },
  tablet: { prices: true },
  tape: { picture: 'none', more: 6, tools: true, prices: true },
  tiles: { prices: true },
};

export const info: SectionInfo = {
  label: 'Top of the page',
  frames: {
    board: 12 / 5,
    clock: 16 / 9,
    dial: 1,
    envelope: 5 / 6,
    gantry: 1,
    horizon: 5 / 2,
    hung: 3 / 4,
    keys: 4 / 3,
    letters: 12 / 5,
    offset: 5 / 7,
    opening: 4 / 5,
    plate: 16 / 9,
    roll: 4 / 3,
    sign: 5 / 8,
    slides: 1,
    strip: 3 / 2,
    tablet: 4 / 5,
    tiles: 1,
    vehicle: 16 / 9,
  },
  shows,
  liesUnder: { vehicle: 'badge', plate: 'overlay' },
  carriesMenu: { gantry: 'badge', vehicle: 'badge' },
  // A drawing in the hero is part of the page's own HTML.
  earlyPictures: (pictures) => pictures.filter(({ kind }) => kind === 'photo').length,
  // The first thing that visitors see is what the business is about: the owner's own photos, else what it works with or sells.
  unsuited: (variant, business) => needs[variant]?.(business) === false || (business.lead && !showsLead(variant, business)),
};

/** Whether a variant shows the picture that there is for the first screen. */
function showsLead(variant: string, { photos }: Business): boolean {
  const { picture, tools } = shows[variant] ?? {};
  return picture === undefined || (photos > 0 ? picture === 'photo' : tools === true);
}
