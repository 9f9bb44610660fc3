import { plainWords } from '../../../text/plain-letters.ts';

/** What cities are found by. */
export interface Findable {
  name: string;
  region: string;
  towns: readonly string[];
}

export interface Found<City> {
  city: City;
  /** The town that matched, if it isn't part of the city's name. */
  town?: string;
}

/**
 * Finds a state's cities by the state's name or code, the city, its region, or a nearby town. Every word must match the
 * beginning of a word in the same one of these. Accents, periods and case are ignored. An empty search matches all.
 */
export function findCities<City extends Findable>(
  cities: readonly City[],
  state: { name: string; code: string },
  search: string,
): Found<City>[] {
  const searchWords = wordsOf(search);
  const means = (text: string) => startsWords(wordsOf(text), searchWords);
  if (searchWords.length === 0 || means(state.name) || plain(search) === plain(state.code)) return cities.map((city) => ({ city }));
  return cities.flatMap((city): Found<City>[] => {
    if (means(`${city.name} ${city.region} ${state.code} ${state.name}`)) return [{ city }];
    const town = city.towns.find((one) => means(`${one} ${state.code} ${state.name}`));
    return town ? [{ city, town }] : [];
  });
}

function startsWords(words: string[], searchWords: string[]): boolean {
  return searchWords.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

function plain(text: string): string {
  return plainWords(text)
    .replaceAll('.', '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
