import type { Facts, Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';

/** The address line by line, as far as it is known: the street, then city, state and ZIP. */
export function addressLines(facts: Facts): Line[] {
  const { street, city, state, zip } = facts.address ?? {};
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const fields = Object.entries({ city, state, zip }).flatMap(([key, value]) => (value ? [`business.address.${key}`] : []));
  return [...(street ? [fromBrief(street, 'business.address.street')] : []), ...(town ? [computed(town, ...fields)] : [])];
}
