import type { Facts } from '../document/document.ts';

/** The name as set in a header: the short one when the full name would not fit two lines. */
export function wordmarkOf(facts: Facts, longest = 28): string {
  return facts.name.length > longest ? facts.shortName : facts.name;
}
