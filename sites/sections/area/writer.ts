import type { Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import type { Traits } from '../../interview/traits.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import { alsoLines, showsOtherPlaces } from '../../writer/material/places.ts';
import type { AreaProps } from './schema.ts';

/**
 * 'Where we work' is for businesses without a street address that serve towns. Food, goods and rentals get 'Areas we serve'. An address that
 * customers come to gets 'Location', and so does a school with a street, though it comes for its students.
 */
function headingKey(
  { premises, place, gives }: Traits,
  { street, places }: { street: boolean; places: boolean },
): 'serve' | 'where' | 'find' | 'location' {
  if (!places) return premises ? 'find' : 'location';
  if (!premises && street && (place === 'come' || gives !== 'service')) return 'location';
  const works = !premises && !street && gives !== 'food' && gives !== 'goods' && gives !== 'rental';
  return works ? 'where' : 'serve';
}

/** Where the business works or is. Nothing if the brief says neither, or only the town that the first screen has. */
export function areaSection(context: PageContext): SectionDraft<AreaProps> | undefined {
  const { traits, facts, page, actions, pictures, frame, heading } = context;
  const places = facts.serviceArea.map((place, index) => fromBrief(place, `business.serviceArea.${index}`));
  const address = addressLines(facts);
  if (places.length === 0 && address.length === 0) return undefined;
  const towns = new Set([...facts.serviceArea, facts.city].map((town) => town?.toLowerCase()));
  if (towns.size === 1 && !facts.address?.street && page !== 'contact') return undefined;
  const directions = traits.premises ? actions.directions() : undefined;
  const lead = showsOtherPlaces(context) ? undefined : alsoLine(context);
  const picture = page === 'about' ? undefined : pictures.place(frame('area'));
  return {
    kind: 'area',
    props: {
      heading: heading(headingKey(traits, { street: facts.address?.street !== undefined, places: places.length > 0 })),
      ...(lead ? { lead } : {}),
      places,
      address,
      ...(directions ? { directions } : {}),
      ...(picture ? { picture } : {}),
    },
  };
}

/** Where the other places are, in one line. */
function alsoLine({ places, voice, words }: PageContext): Line | undefined {
  const lines = alsoLines(places, words, voice);
  return lines.length > 0 ? computed(lines.map(({ text }) => text).join(' '), ...lines.flatMap(({ fields }) => fields)) : undefined;
}
