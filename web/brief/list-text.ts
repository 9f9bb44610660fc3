import { townsWithStates } from '../../sites/addresses/town-like.ts';

/** 'and' as people write it, in English and Spanish. */
const and = /&|(?<!\s)\s+(?:and|n|y|e(?=\s+h?i))\s+/i;

/** Splits a list such as 'Boise, Meridian, Eagle and Kuna' at commas, semicolons, bullets, tabs, line breaks, '&' and 'and'. */
export function parseList(text: string): string[] {
  return parseItems(text)
    .flatMap((item) => item.split(and))
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The same for towns, with the state that follows one: 'Cary, NC and Durham' → 'Cary, NC' and 'Durham'. */
export function parseTowns(text: string): string[] {
  return townsWithStates(parseList(text));
}

/** Splits a list at commas, semicolons, bullets, tabs and line breaks only, since an item may be 'Wash and fold'. */
export function parseItems(text: string): string[] {
  return text
    .split(/[,;\n\t•]+/)
    .map((item) => item.trim().replace(/^(?:and|y)\s+/i, ''))
    .filter(Boolean);
}

/** Joins ['Boise', 'Meridian', 'Kuna'] to 'Boise, Meridian and Kuna'. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
