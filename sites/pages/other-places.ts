import { placeSection } from '../sections/contact/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import type { PageContext, SectionDraft } from '../writer/context.ts';
import { showsOtherPlaces } from '../writer/material/places.ts';

/** The other places, each with its numbers, address and hours. Nothing on any page but the one that has them. */
export function otherPlaceSections(context: PageContext): (SectionDraft | undefined)[] {
  if (!showsOtherPlaces(context)) return [];
  return context.places
    .filter(({ index }) => index !== undefined)
    .flatMap((place) => [placeSection(context, place), hoursSection(context, place)]);
}
