import { plainLetters } from '../../text/plain-letters.ts';
import { singular } from '../language/fold.ts';
import { patternsIn } from './phrases.ts';
import { isOneOff } from './vocabulary.ts';
import lines from './words/services.txt?raw';

/** A known service in a clause, and where its words are. */
export interface NamedService {
  name: string;
  start: number;
  end: number;
  /** True if all telling words of its name are there. */
  isWhole: boolean;
}
interface Word {
  text: string;
  start: number;
  end: number;
  /** A word that may stand next to a service. 'will' is no will. */
  isAround: boolean;
  /** Ends in 'ing', and may be a service of its own: 'nail grinding'. */
  isDoing: boolean;
}

const phrase = patternsIn(lines);
const whole = ({ source }: RegExp) => new RegExp(`^(?:${source})$`);
const [small, around] = [whole(phrase('small')), whole(phrase('around'))];
/** '$400 a day' before the next service. */
const afterPrice = /\d(?: ?(?:an?|each|per|the) [a-z]+| ?\/ ?[a-z]+| (?:dollars|bucks))?[ ,]+$/;
/** 'repipe' and 'repiping', 'adopt' and 'adoption' are the same. */
const ending = /^(?:e|ed|er|ing|al|ion|y)?$/;

/**
 * The known services that a clause names, in its order. A few telling words are enough if only one service has them: 'puppy groom' means
 * 'Puppy's first groom'. Next to a word that's no part of a name it's another service: 'cat bath' isn't 'Bath and brush'.
 */
export function servicesNamed(says: string, names: readonly string[]): NamedService[] {
  const words = wordsIn(says);
  const known = names.map((name) => ({
    name,
    wanted: [...new Set(wordsIn(plainName(name)).flatMap(({ text }) => (small.test(text) ? [] : text)))],
  }));
  const found = known.flatMap(({ name, wanted }) =>
    runsOf(words, wanted).flatMap(([first, last]) => {
      const got = new Set(words.slice(first, last + 1).flatMap(({ text }) => wanted.find((one) => isSame(text, one)) ?? []));
      const isAlone = known.every((other) => other.name === name || ![...got].every((word) => other.wanted.includes(word)));
      const isWhole = got.size === wanted.length;
      const isTelling = got.size * 2 >= wanted.length || got.has(wanted[0] ?? '') || got.has(wanted.at(-1) ?? '');
      if (!isWhole && words[last + 1]?.isDoing) return [];
      if (!(isWhole || (isAlone && isTelling)) || !isFree(words, first, last, says)) return [];
      return { name, isWhole, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0, score: got.size + got.size / wanted.length };
    }),
  );
  return found
    .sort((one, other) => other.score - one.score)
    .filter((one, index, all) => all.slice(0, index).every((better) => one.start >= better.end || one.end <= better.start))
    .sort((one, other) => one.start - other.start)
    .map(({ score: _, ...service }) => service);
}

/**
 * The one known service that shares most telling words with what's said, however it's put, and where those words are: 'the bathing thing'
 * means 'Bath and brush'. Undefined if none does, or several do as much.
 */
export function serviceHinted(
  says: string,
  names: readonly string[],
): { name: string; places: [start: number, end: number][] } | undefined {
  const words = wordsIn(says).filter(({ text }) => !small.test(text));
  const [best, next] = names
    .map((name) => {
      const wanted = wordsIn(plainName(name)).filter(({ text }) => !small.test(text));
      const said = wanted.filter((one) => words.some(({ text }) => isSame(text, one.text)));
      const places = words.filter(({ text }) => wanted.some((one) => isSame(text, one.text)));
      return { name, said: said.length, places: places.map(({ start, end }): [number, number] => [start, end]) };
    })
    .sort((one, other) => other.said - one.said);
  return best && best.said > (next?.said ?? 0) ? { name: best.name, places: best.places } : undefined;
}

/** 'Kids' cut' → 'kids' cut'. */
export function plainName(name: string): string {
  return plainLetters(name).replace(/[‘’ʼ]/g, "'").replace(/ & /g, ' and ');
}

function wordsIn(plain: string): Word[] {
  return [...plain.matchAll(/[a-z0-9$]+(?:'[a-z]+)*/g)].map(({ 0: word, index }) => {
    const isAround = around.test(word) || /[a-z]{3}ed$/.test(word);
    const text = isAround ? `-${word}` : singular(word.replace(/'s?$/, '').replace(/'/g, '')).replace(/s$/, '');
    const isDoing = !isAround && /[a-z]{3}ing$/.test(word);
    return {
      text,
      isDoing,
      isAround: isAround || small.test(text) || /^[\d$]|[a-z]{3}ing$/.test(word),
      start: index,
      end: index + word.length,
    };
  });
}

/** The stretches whose words are all wanted or small, from the first wanted one to the last. */
function runsOf(words: Word[], wanted: string[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  let run: [number, number] | undefined;
  for (const [at, { text }] of words.entries()) {
    const isWanted = wanted.some((one) => isSame(text, one));
    const isRepeated = run && words.slice(run[0], at).some((word) => word.text === text);
    if (run && (isRepeated || !(isWanted || small.test(text)))) {
      runs.push(run);
      run = undefined;
    }
    if (isWanted) run = [run?.[0] ?? at, at];
  }
  return run ? [...runs, run] : runs;
}

function isSame(word: string, other: string): boolean {
  if (word === other || (other.length > 4 && word[0] === other[0] && isOneOff(word, other))) return true;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const root = at < 0 ? word.length : at;
  return root > 3 && ending.test(word.slice(root)) && ending.test(other.slice(root));
}

/** True if no other word belongs to the name. */
function isFree(words: Word[], first: number, last: number, says: string): boolean {
  const isAfterPrice = afterPrice.test(says.slice(0, words[first]?.start));
  const [before, after, next] = [isAfterPrice ? undefined : words[first - 1], words[last + 1], words[last + 2]];
  // 'Nail trim for cats' is another one, 'nail trim for $25' isn't.
  if (
    /^-?(?:for|with|without|of)$/.test(after?.text ?? '') &&
    next &&
    !/^[\d$]/.test(next.text) &&
    !phrase('ofList').test(says.slice(after?.start))
  )
    return false;
  // 'Player pianos also I repair'
  if (first === last && /^-(?:i|we)$/.test(before?.text ?? '')) return false;
  // 'call nail trim Pawdicure'
  const isNamed = /^-(?:call|rename|name|label)$/.test(before?.text ?? '');
  const isFine = (word: Word | undefined, between: string) => !word || word.isAround || /[^\w\s'-]/.test(between);
  return (
    isFine(before, says.slice(before?.end, words[first]?.start)) && (isNamed || isFine(after, says.slice(words[last]?.end, after?.start)))
  );
}
