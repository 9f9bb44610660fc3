import { isPlace } from '../../editor/rules/places.ts';
import type { Clause } from '../clauses.ts';
import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import { plainName } from '../services-named.ts';
import lines from '../words/towns.txt?raw';

const { one } = phrasesIn(lines);
const [goes, area, sure, toTheTowns, townLike] = [one('goes'), one('area'), one('sure'), one('to-the-towns'), one('town-like')];
const [removes, kept, notTowns, noise] = [one('removes'), one('kept'), one('not-towns'), new RegExp(one('noise').source, 'g')];

/** Reads towns they go to now, or no longer. */
export const readTowns: Reader = (clause, reading) => {
  const { says } = clause;
  const { subject, verb, last, isJoined } = reading;
  if (notTowns.test(says)) return undefined;
  if (removes.test(says) || (verb === 'remove' && !goes.test(says))) {
    const known = subject.towns.filter((town) => new RegExp(`(?<!\\w)${plainName(town).replace(/\W/g, '.')}(?!\\w)`).test(says));
    if (known.length === 0 || kept.test(says)) return undefined;
    reading.verb = 'remove';
    return [{ do: 'remove-town', towns: known }];
  }
  const isListed = verb === 'add' && last?.do === 'add-town' && isJoined;
  if (!goes.test(says) && !isListed && !area.test(says)) return undefined;
  const towns = namesIn(clause).flatMap(placesIn).map(capital);
  const isSure = area.test(says) || sure.test(says);
  if (towns.length === 0 || (!isSure && subject.towns.length === 0) || towns.some((town) => subject.towns.includes(town))) return undefined;
  const places = towns.filter(isPlace).length;
  const isAnyTown = (isSure || places > 0) && (toTheTowns.test(says) || places * 2 > towns.length);
  const isTown = (town: string) => {
    const isTyped = new RegExp(`\\b${town.replace(/\W/g, '.')}\\b`).test(clause.typed(0, says.length));
    return (
      isPlace(town) ||
      ((isSure || isTyped) && townLike.test(plainName(town))) ||
      (town.split(' ').length < 4 && (isAnyTown || (isTyped && (isSure || places > 0))))
    );
  };
  if (!towns.every(isTown)) return undefined;
  reading.verb = 'add';
  return [{ do: 'add-town', towns }];
};

/** The names left when all words that lead to a town are taken out. */
function namesIn({ says, typed }: Clause): string[] {
  const masked = says.replace(noise, (word) => '|'.repeat(word.length)).replace(/[^a-z' .|-]/g, (sign) => '|'.repeat(sign.length));
  const names = matchesOf(/[a-z][a-z'. -]*[a-z]/, masked).map(({ 0: name, index }) => typed(index, index + name.length));
  return names.filter((name) => name.length > 2);
}

/** 'nampa kuna' are two, if one of them is a place. */
function placesIn(name: string): string[] {
  const words = name.split(' ');
  return words.length > 1 && words.length < 4 && !isPlace(name) && !townLike.test(plainName(name)) && words.some(isPlace) ? words : [name];
}

/** 'nampa' and 'NAMPA' → 'Nampa'. */
function capital(town: string): string {
  const isPlain = town === town.toLowerCase() || town === town.toUpperCase();
  return isPlain ? town.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : town;
}
