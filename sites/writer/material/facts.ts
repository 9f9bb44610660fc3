import { phoneForms, phonePair } from '../../../text/phone.ts';
import { placeInState } from '../../addresses/address-parts.ts';
import { stateCode } from '../../addresses/us-states.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Facts, Week } from '../../document/document.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { languageName } from '../../labels/language-names.ts';
import { fold, singular } from '../../language/fold.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { foundingYear } from './founding-year.ts';
import { licenseText } from './license-text.ts';
import { waysOf } from './payments.ts';
import { atAnyHour } from './promises.ts';

/** The owner's facts, normalized once. The kind of business shortens the name ('Hollis & Daughter Plumbing' → 'Hollis & Daughter'). */
export function factsOf({ brief, kind, traits, answered, language }: DerivedBrief): Facts {
  const { business, proof } = brief;
  const { premises, visits } = traits;
  const places = (business.serviceArea ?? []).map(placeInState);
  const { address, ...own } = placeFacts(business);
  const city = address?.city ?? places[0]?.city;
  const region = business.state && (stateCode(business.state) ?? business.state);
  const founding = foundingYear(brief);
  const anyHour = atAnyHour(brief, answered, language);
  const state = (address?.city ? address.state : (places[0]?.state ?? address?.state)) ?? region;
  return {
    name: business.name,
    shortName: shortName(business.name, lastWords(kind)),
    description: business.description,
    ...(business.tagline ? { tagline: business.tagline } : {}),
    ...own,
    ...(business.email ? { email: business.email } : {}),
    ...(address ? { address } : {}),
    ...(business.otherPlaces?.length
      ? { otherPlaces: business.otherPlaces.map(({ name, ...place }) => ({ ...(name ? { name } : {}), ...placeFacts(place) })) }
      : {}),
    serviceArea: distinctPlaces(places.map((place) => place.city)),
    premises,
    visits,
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(anyHour ? { anyHour: anyHour.term } : {}),
    ...(business.timeZone ? { timeZone: business.timeZone } : {}),
    ...(founding ? { founded: founding.year } : {}),
    licences: (business.licences ?? []).map((license) => licenseText(license, language)),
    languages: (business.languages ?? []).map((name) => languageName(name, language)),
    links: business.links ?? [],
    payments: waysOf(business.payments ?? []).taken,
    awards: proof?.awards ?? [],
    memberships: proof?.memberships ?? [],
  };
}

/** What a place has of its own: numbers, address and hours. */
function placeFacts({ phone, address, hours }: Pick<Brief['business'], 'phone' | 'address' | 'hours'>) {
  const { state, ...inTown } = address ?? {};
  const known = { ...inTown, ...(state ? { state: stateCode(state) ?? state } : {}) };
  return {
    ...(phone ? phonesOf(phone) : {}),
    ...(Object.keys(known).length > 0 ? { address: known } : {}),
    ...(hours && Object.values(hours).some((spans) => spans && spans.length > 0) ? { hours: weekOf(hours) } : {}),
  };
}

function phonesOf(typed: string): Pick<Facts, 'phone' | 'otherPhone'> {
  const [first, second] = phonePair(typed) ?? [];
  return first && second ? { phone: phoneForms(first.number), otherPhone: phoneForms(second.number) } : { phone: phoneForms(typed) };
}

function weekOf(hours: NonNullable<Brief['business']['hours']>): Week {
  const spans = (day: keyof Week) => [...(hours[day] ?? [])].sort(([a], [b]) => a.localeCompare(b));
  return {
    mon: spans('mon'),
    tue: spans('tue'),
    wed: spans('wed'),
    thu: spans('thu'),
    fri: spans('fri'),
    sat: spans('sat'),
    sun: spans('sun'),
  };
}

/** A company's legal form at the end of its name. */
export const legalForms =
  /(?<![\s,])[\s,]+(?:L\.?L\.?C\.?|P\.?L\.?L\.?C\.?|Inc\.?|Incorporated|Corp\.?|Corporation|Co\.?|Company|Ltd\.?|P\.?C\.?|P\.?A\.?|L\.?L\.?P\.?)$/i;

/** Words with which the names of a trade end: 'plumbing', 'plumber', 'company'. */
function lastWords({ trade, noun }: Pick<Kind, 'trade' | 'noun'>): Set<string> {
  const names = [...(trade?.names ?? []), ...Object.values(noun ?? {})];
  return new Set(names.map((name) => singular(fold(name).split(' ').at(-1) ?? '')));
}

/** The name as neighbors say it: without the legal form and, if two words or more remain, without the trade at its end. */
function shortName(name: string, trade: Set<string>): string {
  const bare = name.replace(legalForms, '').trim();
  // 'Rise & Co' without its form would end in the sign.
  const plain = bare === '' || /[&+]$|\band$/i.test(bare) ? name : bare;
  const words = plain.split(' ');
  const rest = words.slice(0, -1).join(' ');
  // 'Table Rock Family Dental' without its last word would be another name.
  const endsOpen =
    /(?:[&,+/-]|\b(?:and|the|of|for|on|by|family|children's|kids|modern|gentle|mobile|custom|quality|complete|total|advanced|cosmetic|general|residential|commercial|local|home|house|auto|pet|dog|hair|nail|city|county|fine|fresh|pro|all|first|best|top|piano|tree|lawn|pool|tax|garage|pest|window|carpet|music|dance|yoga|funeral|law|legal|tattoo|typewriter|swim))$/i.test(
      rest,
    );
  return words.length > 2 && trade.has(singular(fold(words.at(-1) ?? ''))) && !endsOpen ? rest : plain;
}

/** Each place once, whatever its capitals. */
function distinctPlaces(places: string[]): string[] {
  return places.filter((place, index) => places.findIndex((other) => other.toLowerCase() === place.toLowerCase()) === index);
}
