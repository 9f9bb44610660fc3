import type { Clause } from './clauses.ts';
import { rangesOfName } from './names-said.ts';
import { patternsIn } from './phrases.ts';
import { plainName } from './services-named.ts';
import type { KnownPlace, Subject, Wish } from './wish.ts';
import lines from './words/doubts.txt?raw';

const phrase = patternsIn(lines);
const premises = new RegExp(`^(?:${phrase('premises').source})$`);

/** What each place of a business has of its own. */
const ofPlaces = new Set<Wish['do']>(['hours', 'phone', 'address']);

/** True if a wish has to say which place it's about. */
export function needsPlace({ do: kind }: Wish, { places = [] }: Pick<Subject, 'places'>): boolean {
  return places.length > 0 && ofPlaces.has(kind);
}

/** The places that a clause names. All that share a town if it only names that. */
export function placesNamed({ says, typed }: Pick<Clause, 'says' | 'typed'>, { places = [] }: Pick<Subject, 'places'>): KnownPlace[] {
  const text = plainName(typed(0, says.length));
  const found = places.flatMap((place) =>
    namesOf(place).flatMap((name) => rangesOfName(name, text).map(([start, end]) => ({ place, start, end }))),
  );
  // 'North Raleigh' isn't Raleigh.
  const whole = found.filter(
    ({ start, end }) => !found.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
  );
  const sure = whole.filter(
    ({ place, start, end }) => !whole.some((other) => other.place !== place && other.start === start && other.end === end),
  );
  return [...new Set((sure.length > 0 ? sure : whole).map(({ place }) => place))];
}

/** A text in plain form with 'the' for each name of a place: 'the downtown phone' → 'the the phone'. */
export function withoutPlaces(says: string, { places = [] }: Pick<Subject, 'places'>): string {
  const names = places.flatMap(namesOf).sort((one, other) => other.length - one.length);
  return names.reduce(
    (text, name) => rangesOfName(name, text).reduceRight((rest, [start, end]) => `${rest.slice(0, start)}the${rest.slice(end)}`, text),
    says,
  );
}

/** What a place is called, in plain form, with and without 'shop' at the end. */
function namesOf({ calledBy }: KnownPlace): string[] {
  return calledBy.flatMap((typed) => {
    const words = plainName(typed).split(' ');
    const rest = words.slice(0, -1).join(' ');
    return premises.test(words.at(-1) ?? '') && rest && !phrase('noPlaceName').test(rest) ? [words.join(' '), rest] : [words.join(' ')];
  });
}
