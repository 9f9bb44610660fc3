import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { addressLines } from '../../writer/material/address.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { AreaProps } from './schema.ts';

/** Where the business works or is. Nothing when the brief says neither. */
export function areaSection({
  words,
  pack,
  setting,
  facts,
  page,
  actions,
  pictures,
  frame,
}: PageContext): SectionDraft<AreaProps> | undefined {
  const places = facts.serviceArea.map((place, index) => fromBrief(place, `business.serviceArea.${index}`));
  const address = addressLines(facts);
  if (places.length === 0 && address.length === 0) return undefined;
  const leads = places.length > 0 ? spareWords.areaLead : facts.address?.street ? spareWords.addressLead : spareWords.townLead;
  const lead = words.line(`area-lead-${page}`, leads);
  const directions = actions.directions(`area-${page}`);
  const picture = page === 'about' ? undefined : pictures.place(frame('area'));
  return {
    kind: 'area',
    props: {
      heading: words.heading(`area-${page}`, setting === pack.setting ? pack.headings.area : spareHeadings.area, spareHeadings.area),
      lead,
      places,
      address,
      ...(directions ? { directions } : {}),
      ...(picture ? { picture } : {}),
    },
  };
}
