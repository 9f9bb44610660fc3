import type { Facts, Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';

/** The address line by line, as far as it is known: the street, then city, state and ZIP. `field` is that of its place. */
export function addressLines({ address }: Pick<Facts, 'address'>, field = 'business'): Line[] {
  const { street, city, state, zip } = address ?? {};
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const fields = Object.entries({ city, state, zip }).flatMap(([key, value]) => (value ? [`${field}.address.${key}`] : []));
  return [...(street ? [fromBrief(street, `${field}.address.street`)] : []), ...(town ? [computed(town, ...fields)] : [])];
}
