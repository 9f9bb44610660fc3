import type { City } from '../../content/cities/city.ts';
import { plainWords } from '../../text/plain-letters.ts';
import type { Passage } from './passage.ts';

/** A city's page: the names that refer to it, and its passages. */
export interface KnownCity {
  label: string;
  path: string;
  /** Folded names of the city itself. If a question contains one, it's about this page. */
  names: string[];
  /** Folded names of nearby towns and the region. They refer to this page if the question contains no city's own name. */
  around: string[];
  /** Name and code of its state, folded. */
  state: string[];
  /** The offer, worded for this city. */
  lead: Passage;
  passages: Passage[];
}

export function knownCity(city: City): KnownCity {
  const path = `/locations/${city.slug}`;
  const passage = (title: string, text: string, keywords = ''): Passage => ({ source: 'city', title, text, path, keywords });
  const parts = city.name.split(/,? and |, |-/).filter((part) => part.length > 3);
  return {
    label: `${city.name}, ${city.state.code}`,
    path,
    names: [city.name, ...parts].map(nameOf),
    around: [...city.nearbyTowns, city.region].map(nameOf),
    state: [city.state.name, city.state.code].map(nameOf),
    lead: passage(city.headline, city.lead),
    passages: [
      passage(`Trades in ${city.name}`, city.tradesText, 'trades businesses industries'),
      passage(`The season in ${city.name}`, city.seasonText, 'busy peak high low slow season seasonal when'),
      passage(`A site in ${city.name}`, city.localTip, 'home page mention say tip advice'),
      ...city.faq.map(({ question, answer }) => passage(question, answer)),
    ],
  };
}

export interface NamedCity<Known extends KnownCity> {
  city: Known;
  /** The question without the city and its state, folded. */
  rest: string;
}

/** The city whose page a question is about. A city's own name takes precedence over its surroundings. */
export function cityIn<Known extends KnownCity>(question: string, cities: readonly Known[]): NamedCity<Known> | undefined {
  const plainQuestion = ` ${nameOf(question)} `;
  const exact = (names: string[]) => names.find((name) => plainQuestion.includes(` ${name} `));
  for (const match of [({ names }: Known) => exact(names), ({ around }: Known) => exact(around)]) {
    for (const city of cities) {
      const name = match(city);
      if (name)
        return { city, rest: [name, ...city.state].reduce((rest, part) => rest.replaceAll(` ${part} `, ' '), plainQuestion).trim() };
    }
  }
  return undefined;
}

/** Folds a name, so 'Port St. Lucie' and 'port st lucie' are equal. */
function nameOf(text: string): string {
  return plainWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
