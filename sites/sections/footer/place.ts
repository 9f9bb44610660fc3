import type { Facts } from '../../document/document.ts';
import { factsOfLocation } from '../../document/places.ts';
import { addressLine } from '../site.ts';

/** Where the business is, line by line: street and city, else the city, else up to eight places served. Its other places follow. */
export function placeLines(facts: Facts): string[] {
  return [...firstPlaceLines(facts), ...otherPlaceLines(facts)];
}

/** The address of each other place in a line, or the name of one without an address. */
export function otherPlaceLines(facts: Facts): string[] {
  return (facts.otherPlaces ?? []).flatMap(({ name }, index) => addressLine(factsOfLocation(facts, index)) || name || []);
}

/** The same without the other places. */
export function firstPlaceLines(facts: Facts): string[] {
  const { street, city, state, zip } = facts.address ?? {};
  const stateZip = [state, zip].filter(Boolean).join(' ');
  const cityLine = [city, stateZip].filter(Boolean).join(', ');
  if (street) return [street, cityLine].filter(Boolean);
  if (facts.serviceArea.length > 0) return [facts.serviceArea.slice(0, 8).join(', ')];
  return cityLine ? [cityLine] : [];
}

/** Licenses and memberships as one line of small print, or nothing. */
export function credentialLine(facts: Facts): string {
  return [...facts.licences, ...facts.memberships].join(' · ');
}
