import type { Line } from '../../document.ts';
import { random } from '../../scenes/random.ts';
import { foreignNames, foreignNumbers } from '../claims/sourced-words.ts';
import { cheapestFirst, leastUsedFirst, type Neighbors } from '../neighbors.ts';
import { computed, neutral } from './lines.ts';
import { capital, withArticle } from './phrases.ts';
import { inVoice, type Voice } from './voice.ts';

/** The value of a slot such as {city}, with the brief fields it comes from; no fields: the trade pack's own word. */
export type Slots = Record<string, { text: string; fields: string[] } | undefined>;

interface WordsRequest {
  seed: number;
  slots: Slots;
  voice: Voice;
  neighbors: Neighbors;
  /** Refuses wordings that need what the business lacks, such as a phone. */
  cannotSay: (text: string) => boolean;
}

/**
 * Chooses wordings by seed, first those that neither this site nor a neighbor has used. It remembers what the site says, so
 * what is asked for first has the widest choice. `key` names the place of a wording: each place has an order of its own.
 */
export class Words {
  readonly #request: WordsRequest;
  readonly #lines = new Set<string>();
  readonly #headings = new Set<string>();

  constructor(request: WordsRequest) {
    this.#request = request;
  }

  /** A wording of the list, one not used on this site yet if there is one. Lists without a usable wording fall back on `spare`. */
  line(key: string, wordings: readonly string[], spare: readonly string[] = [], extra?: Slots): Line {
    const line = this.#choose(key, [wordings, spare], extra, this.#lines);
    if (!line) throw new Error(`No wording of "${key}" fits this business.`);
    this.#lines.add(normal(line.text));
    this.#request.neighbors.record([line.text]);
    return line;
  }

  /** The same for a heading: never a text that any heading of this site has. */
  heading(key: string, wordings: readonly string[], spare: readonly string[], extra?: Slots): Line {
    return this.#heading(key, [wordings, spare], extra);
  }

  /** The same for the main heading of a page: one that no neighbor has, if need be with the business's name or place in it. */
  title(key: string, wordings: readonly string[], spare: readonly string[]): Line {
    const all = [...wordings, ...spare];
    const unused = (wording: string) => {
      const line = this.fill(wording);
      return line !== undefined && !this.#headings.has(normal(line.text)) && !this.#request.neighbors.says(line.text);
    };
    const ownWords = all.filter((wording) => /\{(?:name|short|city|place)\}/.test(wording));
    return this.#heading(key, [wordings.filter(unused), spare.filter(unused), ownWords, all]);
  }

  /** Keeps a text from being used as a heading, such as the owner's tagline. */
  reserve(text: string): void {
    this.#headings.add(normal(text));
  }

  /** The wording with its slots filled, or undefined when it doesn't fit this business. */
  fill(wording: string, extra?: Slots): Line | undefined {
    if (this.#request.cannotSay(wording)) return undefined;
    const line = this.phrase(wording, extra);
    return line && { ...line, text: capital(line.text) };
  }

  /** The same without that judgement and with its first letter as it is: for parts of a sentence and general advice. */
  phrase(wording: string, extra: Slots = {}, voice = this.#request.voice): Line | undefined {
    const fields: string[] = [];
    let known = true;
    const text = inVoice(wording, voice).replace(/(?:\b(an?) )?\{(\w+)\}/gi, (_, article: string | undefined, name: string) => {
      const slot = extra[name] ?? this.#request.slots[name];
      known &&= slot !== undefined;
      fields.push(...(slot?.fields ?? []));
      if (!article) return slot?.text ?? '';
      const phrase = withArticle(slot?.text ?? '');
      return article.startsWith('A') ? capital(phrase) : phrase;
    });
    if (!known || (fields.length > 0 && !mixes(wording))) return undefined;
    return fields.length > 0 ? computed(text, ...new Set(fields)) : neutral(text);
  }

  /** The same for words of the visitor, whose 'we' is not the owner's. */
  quote(wording: string): Line | undefined {
    return this.phrase(wording, {}, 'we');
  }

  /** What saying these texts would cost with regard to neighbors (see neighbors.ts). */
  cost(texts: readonly string[]): number {
    return this.#request.neighbors.cost(texts);
  }

  /** Up to `count` items in a seeded order, those first that the fewest neighbors have. */
  pick<T>(key: string, items: readonly T[], count: number, textsOf: (item: T) => readonly string[]): T[] {
    const { seed, neighbors } = this.#request;
    const next = leastUsedFirst(shuffled(`${seed}:${key}`, items), neighbors, textsOf);
    return Array.from({ length: Math.min(count, items.length) }, next).filter((item) => item !== undefined);
  }

  #heading(key: string, lists: (readonly string[])[], extra?: Slots): Line {
    const line = this.#choose(key, lists, extra, this.#headings);
    if (!line) throw new Error(`No heading for "${key}" fits this business.`);
    const free = numbered(line, (text) => this.#headings.has(normal(text)));
    this.#headings.add(normal(free.text));
    this.#request.neighbors.record([free.text]);
    return free;
  }

  /** The best wording that isn't among the used ones, from the first list that has one; else one that is. */
  #choose(key: string, lists: (readonly string[])[], extra: Slots | undefined, used: Set<string>): Line | undefined {
    const { seed, neighbors } = this.#request;
    for (const unused of [true, false]) {
      for (const list of lists) {
        const lines = shuffled(`${seed}:${key}`, list)
          .flatMap((wording) => this.fill(wording, extra) ?? [])
          .filter((line) => line.text.length > 0 && !(unused && used.has(normal(line.text))));
        const [found] = cheapestFirst(lines, ({ text }) => neighbors.cost([text]));
        if (found) return found;
      }
    }
    return undefined;
  }
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a wording may be mixed with the owner's facts: a number or a name in it would look like one of theirs. */
export function mixes(wording: string): boolean {
  const known = mixing.get(wording);
  if (known !== undefined) return known;
  const found = foreignNumbers(wording, []).length === 0 && foreignNames(wording.replace(/\{\w+\}/g, 'it'), []).length === 0;
  if (mixing.size < 20_000) mixing.set(wording, found);
  return found;
}

/** Answers by wording: the packs' few thousand wordings recur. */
const mixing = new Map<string, boolean>();

/** Last resort when every wording is taken: the heading with a running number. */
function numbered(line: Line, used: (text: string) => boolean): Line {
  if (!used(line.text)) return line;
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
