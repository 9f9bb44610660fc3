import type { Line } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import { fold } from '../../language/fold.ts';
import { random } from '../../scenes/random.ts';

/** Headings of a page or a site, none of them twice. */
export class Headings {
  readonly #taken = new Set<string>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Keeps a text from being used as a heading, such as the owner's tagline. */
  reserve(text: string): void {
    this.#taken.add(fold(text));
  }

  /** The first of the wordings that isn't taken; a list of the trade's is begun anywhere, by the seed. */
  take(key: string, trade: readonly string[] | undefined, usual: readonly string[]): Line {
    const own = trade ? turned(trade, random(`${this.#seed}:${key}`)()) : [];
    const all = [...own, ...usual];
    const heading = all.find((wording) => !this.#taken.has(fold(wording))) ?? all[0] ?? '';
    this.#taken.add(fold(heading));
    return neutral(heading);
  }
}

function turned<T>(list: readonly T[], share: number): T[] {
  const at = Math.floor(share * list.length);
  return [...list.slice(at), ...list.slice(0, at)];
}
