import type { Facts } from './document.ts';

interface Place {
  name?: string | undefined;
  address?: { street?: string | undefined; city?: string | undefined } | null | undefined;
}

/** What the first place and the others are called, in this order. Undefined if nothing is known of one. */
type PlaceNames = (string | undefined)[];

/**
 * A name for each place, the first one's at the start: its own, otherwise its town, or its street if another place is called like that.
 * Empty if there's only one place.
 */
export function placeNames(first: Place & { otherPlaces?: readonly Place[] | undefined }): PlaceNames {
  const { address, otherPlaces = [] } = first;
  if (otherPlaces.length === 0) return [];
  const places = [{ address }, ...otherPlaces] as Place[];
  const usual = places.map((place) => place.name || place.address?.city || place.address?.street || undefined);
  return usual.map((name, index) => {
    const isTaken = usual.some((other, at) => at !== index && other?.toLowerCase() === name?.toLowerCase());
    return (isTaken && places[index]?.address?.street) || name;
  });
}

/** The facts as they are at a place: the first one's without an index, otherwise those of another. */
export function factsOfLocation(facts: Facts, place: number | undefined): Facts {
  const other = place === undefined ? undefined : facts.otherPlaces?.[place];
  if (!other) return facts;
  const { phone: _phone, otherPhone: _otherPhone, address: _address, hours: _hours, anyHour: _anyHour, ...rest } = facts;
  // Only the first place's facts have the others beside them.
  const { otherPlaces: _otherPlaces, ...shared } = rest;
  const { name: _name, ...own } = other;
  const { city = facts.city, state = facts.state } = other.address ?? {};
  return { ...shared, ...own, ...(city ? { city } : {}), ...(state ? { state } : {}) };
}

/** Names another place in markup and structured data: 'place-2' is the second of all. */
export function placeId(place: number): string {
  return `place-${place + 2}`;
}
