import type { Line } from '../../document.ts';
import { random } from '../../scenes/random.ts';
import { foreignNames, foreignNumbers } from '../claims/sourced-words.ts';
import { cheapestFirst, type Neighbors } from '../neighbors.ts';
import { computed, neutral } from './lines.ts';
import { capital, withArticle } from './phrases.ts';
import { inVoice, type Voice } from './voice.ts';

/** What a slot such as {city} stands for, with the brief fields it comes from; no fields: the trade pack's own word. */
export type Slots = Record<string, { text: string; fields: string[] } | undefined>;

export interface Words {
  /** A wording of the list, one not used on this site yet if there is one. Lists without a usable wording fall back on `spare`. */
  say: (key: string, wordings: readonly string[], spare?: readonly string[], extra?: Slots) => Line;
  /** The same for a heading: never a text that any heading of this site has. */
  heading: (key: string, wordings: readonly string[], spare: readonly string[], extra?: Slots) => Line;
  /** The same for the main heading of a page: one that no neighbor has, if need be with the business's name or place in it. */
  title: (key: string, wordings: readonly string[], spare: readonly string[]) => Line;
  /** Keeps a text from being used as a heading, such as the owner's tagline. */
  reserve: (text: string) => void;
  /** The wording with its slots filled, or undefined when it cannot be said of this business. */
  fill: (wording: string, extra?: Slots) => Line | undefined;
  /** The same without that judgement and with its first letter as it is: for parts of a sentence and general advice. */
  phrase: (wording: string, extra?: Slots) => Line | undefined;
  /** The same for words of the visitor, whose 'we' is not the owner's. */
  quote: (wording: string) => Line | undefined;
  /** What saying these texts would cost with regard to neighbors (see neighbors.ts). */
  cost: (texts: readonly string[]) => number;
  /** Up to `count` items in a seeded order, those first that the fewest neighbors have. */
  some: <T>(key: string, items: readonly T[], count: number, textsOf: (item: T) => readonly string[]) => T[];
}

/** Chooses wordings by seed and remembers what a site has already said. `cannotSay` refuses wordings that need what the business lacks, such as a phone. */
export function createWords({
  seed,
  slots,
  voice,
  neighbors,
  cannotSay,
}: {
  seed: number;
  slots: Slots;
  voice: Voice;
  neighbors: Neighbors;
  cannotSay: (text: string) => boolean;
}): Words {
  const said = new Set<string>();
  const headings = new Set<string>();
  const normal = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();

  function fill(wording: string, extra?: Slots): Line | undefined {
    if (cannotSay(wording)) return undefined;
    const line = phrase(wording, extra);
    return line && { ...line, text: capital(line.text) };
  }

  function phrase(wording: string, extra: Slots = {}, speaker = voice): Line | undefined {
    const fields: string[] = [];
    let known = true;
    const text = inVoice(wording, speaker).replace(/(?:\b(an?) )?\{(\w+)\}/gi, (_, article: string | undefined, name: string) => {
      const slot = extra[name] ?? slots[name];
      known &&= slot !== undefined;
      fields.push(...(slot?.fields ?? []));
      if (!article) return slot?.text ?? '';
      const phrase = withArticle(slot?.text ?? '');
      return article.startsWith('A') ? capital(phrase) : phrase;
    });
    if (!known || (fields.length > 0 && !mixes(wording))) return undefined;
    return fields.length > 0 ? computed(text, ...new Set(fields)) : neutral(text);
  }

  function choose(key: string, lists: (readonly string[])[], extra: Slots | undefined, used: (text: string) => boolean): Line | undefined {
    for (const fresh of [true, false]) {
      for (const list of lists) {
        const lines = shuffled(`${seed}:${key}`, list)
          .flatMap((wording) => fill(wording, extra) ?? [])
          .filter((line) => line.text.length > 0 && !(fresh && used(line.text)));
        const [found] = cheapestFirst(lines, ({ text }) => neighbors.cost([text]));
        if (found) return found;
      }
    }
    return undefined;
  }

  function heading(key: string, lists: (readonly string[])[], extra?: Slots): Line {
    const line = choose(key, lists, extra, (text) => headings.has(normal(text)));
    if (!line) throw new Error(`No heading for "${key}" can be said of this business.`);
    const free = headings.has(normal(line.text)) ? numbered(line, (text) => headings.has(normal(text))) : line;
    headings.add(normal(free.text));
    neighbors.say([free.text]);
    return free;
  }

  return {
    fill,
    phrase,
    quote: (wording) => phrase(wording, {}, 'we'),
    cost: neighbors.cost,
    say(key, wordings, spare = [], extra) {
      const line = choose(key, [wordings, spare], extra, (text) => said.has(normal(text)));
      if (!line) throw new Error(`No wording of "${key}" can be said of this business.`);
      said.add(normal(line.text));
      neighbors.say([line.text]);
      return line;
    },
    heading: (key, wordings, spare, extra) => heading(key, [wordings, spare], extra),
    title(key, wordings, spare) {
      const all = [...wordings, ...spare];
      const unsaid = (wording: string) => {
        const line = fill(wording);
        return line !== undefined && !headings.has(normal(line.text)) && !neighbors.says(line.text);
      };
      const distinct = wordings.filter(unsaid);
      const ownWords = all.filter((wording) => /\{(?:name|short|city|place)\}/.test(wording));
      return heading(key, [distinct, spare.filter(unsaid), ownWords, all]);
    },
    reserve: (text) => headings.add(normal(text)),
    some(key, items, count, textsOf) {
      const waiting = shuffled(`${seed}:${key}`, items);
      const chosen: typeof waiting = [];
      while (chosen.length < count && waiting.length > 0) {
        const [next] = cheapestFirst(waiting, (item) => neighbors.cost(textsOf(item)));
        if (next === undefined) break;
        waiting.splice(waiting.indexOf(next), 1);
        neighbors.say(textsOf(next));
        chosen.push(next);
      }
      return chosen;
    },
  };
}

/** Whether a wording may be mixed with the owner's facts: with a number or a name of its own it could not be told from one of theirs. */
export function mixes(wording: string): boolean {
  const known = mixing.get(wording);
  if (known !== undefined) return known;
  const found = foreignNumbers(wording, []).length === 0 && foreignNames(wording.replace(/\{\w+\}/g, 'it'), []).length === 0;
  if (mixing.size < 20_000) mixing.set(wording, found);
  return found;
}

/** Answers by wording: packs ask about the same few thousand again and again. */
const mixing = new Map<string, boolean>();

/** Last resort when every wording is taken: the heading with a running number. */
function numbered(line: Line, used: (text: string) => boolean): Line {
  let n = 2;
  while (used(`${line.text} ${n}`)) n++;
  return { ...line, text: `${line.text} ${n}` };
}

/** The items in an order that the seed decides. */
export function shuffled<T>(seed: string, items: readonly T[]): T[] {
  const next = random(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
