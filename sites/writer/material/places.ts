import type { Brief } from '../../brief/brief.ts';
import type { Facts, Line, PageKind } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import { factsOfLocation, placeNames } from '../../document/places.ts';
import type { SiteWords } from '../../labels/format.ts';
import { weekLines } from '../../labels/hours.ts';
import type { Language } from '../../language/language.ts';
import type { Voice } from '../../language/voice.ts';

/** A place of the business: its facts, what it's called, and where the brief has it. */
export interface SitePlace {
  /** Among the other places. Undefined for the first one. */
  index?: number;
  facts: Facts;
  /** Undefined if there's only one place, or nothing is known of it to call it by. */
  name: Line | undefined;
  /** `business` or `business.otherPlaces.0`. */
  field: string;
  /** The phone as typed, with what its numbers are for. */
  phone: string;
}

/** All places of a business. */
export type SitePlaces = [first: SitePlace, ...others: SitePlace[]];

export function placesOf(facts: Facts, { business }: Pick<Brief, 'business'>): SitePlaces {
  const names = placeNames(facts);
  const first = { facts, name: nameLine(names[0], facts, 'business'), field: 'business', phone: business.phone ?? '' };
  const others = (facts.otherPlaces ?? []).map((own, index) => {
    const field = `business.otherPlaces.${index}`;
    const phone = business.otherPlaces?.[index]?.phone ?? '';
    return { index, facts: factsOfLocation(facts, index), name: nameLine(names[index + 1], own, field), field, phone };
  });
  return [first, ...others];
}

function nameLine(
  name: string | undefined,
  place: Pick<Facts, 'address'> & { name?: string | undefined },
  field: string,
): Line | undefined {
  if (name === undefined) return undefined;
  const part = field !== 'business' && place.name === name ? 'name' : place.address?.city === name ? 'address.city' : 'address.street';
  return fromBrief(name, `${field}.${part}`);
}

/** True if a page has the other places with their numbers, addresses and hours. Exactly one has them. */
export function showsOtherPlaces({ page, pages }: { page: PageKind; pages: readonly PageKind[] }): boolean {
  return page === ((['contact', 'home', 'about'] as const).find((one) => pages.includes(one)) ?? pages[0]);
}

/** The week of each place that has hours, after its name if there are several. `long` spells the days out, as a sentence does. */
export function weekOfEach(places: readonly SitePlace[], language: Language, { long = false } = {}): Line[] {
  return places.flatMap(({ facts: { hours }, name, field }) => {
    const week = hours && weekLines(hours, language, { long }).join(', ');
    return week ? [name ? computed(`${name.text}: ${week}`, ...name.fields, `${field}.hours`) : computed(week, `${field}.hours`)] : [];
  });
}

/** Where the other places are, a sentence for each: 'We’re also at 412 Salem St in Apex.' */
export function alsoLines(places: readonly SitePlace[], words: SiteWords, voice: Voice): Line[] {
  return places.flatMap(({ index, facts: { address }, field }) =>
    index !== undefined && address?.street && address.city
      ? [computed(words.places.alsoAt(voice, address.street, address.city), `${field}.address.street`, `${field}.address.city`)]
      : [],
  );
}
