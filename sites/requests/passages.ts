import type { Clause } from './clauses.ts';
import { phrasesIn } from './phrases.ts';
import { pricesSaid, type SaidPrice } from './prices-said.ts';
import { colorsNamed } from './readers/look.ts';
import { servicesNamed } from './services-named.ts';
import type { Subject, Wish } from './wish.ts';
import lines from './words/passages.txt?raw';

/** Words in a row that no reader knew: one clause, or several that follow each other. */
export type Passage = Pick<Clause, 'says' | 'typed'>;
type Rule = (passage: Passage, subject: Subject) => Wish | undefined;

const { one } = phrasesIn(lines);
const [personWork, takesAway, adds, unwanted] = [one('person-work'), one('takes-away'), one('adds'), one('unwanted')];
const [byAmount, pointing] = [one('by-amount'), one('pointing')];
const [lead, photo, swaps, colored] = [one('lead'), one('photo'), one('swaps'), one('colored')];

/** What's named, with what's said of it anywhere in the passage. */
const rules: Rule[] = [serviceIn, photoIn, colorsIn];

/**
 * Reads a passage by its parts: if it names one kind of thing, and has a verb of change or a value that fits only that, it's a wish about
 * it. Undefined if it names nothing, or several things.
 */
export function wishIn(passage: Passage, subject: Subject): Wish | undefined {
  if (personWork.test(passage.says)) return undefined;
  const wishes = rules.flatMap((rule) => rule(passage, subject) ?? []);
  return wishes.length === 1 ? wishes[0] : undefined;
}

function serviceIn(passage: Passage, { services }: Subject): Wish | undefined {
  const names = new Set(servicesNamed(passage.says, services).map(({ name }) => name));
  const [name] = names;
  const prices = pricesSaid(passage).filter(({ start }) => !byAmount.test(passage.says.slice(0, start)));
  if (!name || names.size > 1 || prices.length > 1) return undefined;
  const [price] = prices;
  if (price && isNearby(price, passage, services)) return { do: 'price', name, price: price.price };
  if (price) return undefined;
  return takesAway.test(passage.says) && !/\d|\bprices?\b/.test(passage.says) ? { do: 'remove-service', name } : undefined;
}

/** A number without a sign has to be close to the service, or alone in its clause. */
function isNearby({ start, end, price }: SaidPrice, { says }: Passage, services: string[]): boolean {
  const named = servicesNamed(says, services)[0];
  const between = named && named.end <= start ? says.slice(named.end, start) : says.slice(end, named?.start);
  // '(from $300). Custody stays' speaks of 2 things.
  if (named && start < named.start && /[.!?;)\n]/.test(between)) return false;
  return /[$a-z]/.test(price) || between.split(/[^a-z']+/).length < 8;
}

function photoIn({ says }: Passage): Wish | undefined {
  if (!photo.test(says) || !(adds.test(says) || unwanted.test(says) || takesAway.test(says))) return undefined;
  // 'The photo is dark. Add my sister Ana' wishes for something else.
  const [last = '', ...others] = says
    .split(/[.!?;\n]+/)
    .filter(Boolean)
    .reverse();
  const [asked = ''] = last.split(',');
  if (others.length > 0 && adds.test(asked) && !photo.test(asked) && !pointing.test(asked)) return undefined;
  const isGone = takesAway.test(says) && !swaps.test(says);
  return { do: 'photo', ...(lead.test(says) ? { lead: true } : {}), ...(isGone ? { remove: true } : {}) };
}

function colorsIn({ says }: Passage): Wish | undefined {
  const colors = colorsNamed(says, true);
  return colors.length > 0 && !photo.test(says) && colored.test(says) && adds.test(says) ? { do: 'colors', colors } : undefined;
}
