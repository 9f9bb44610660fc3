import { fromBrief } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import type { AreaProps } from './schema.ts';

/** Where the business works or is. Nothing when the brief says neither. */
export function areaSection(context: PageContext): SectionDraft<AreaProps> | undefined {
  const { traits, facts, page, actions, pictures, frame, heading } = context;
  const places = facts.serviceArea.map((place, index) => fromBrief(place, `business.serviceArea.${index}`));
  const address = addressLines(facts);
  if (places.length === 0 && address.length === 0) return undefined;
  const directions = traits.premises ? actions.directions() : undefined;
  const picture = page === 'about' ? undefined : pictures.place(frame('area'));
  return {
    kind: 'area',
    props: {
      heading: heading(places.length > 0 ? (traits.premises ? 'serve' : 'where') : traits.premises ? 'find' : 'location'),
      places,
      address,
      ...(directions ? { directions } : {}),
      ...(picture ? { picture } : {}),
    },
  };
}
