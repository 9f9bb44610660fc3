/** A value of a cache, for callers that read it often: `read` costs less than a lookup. It's undefined once the cache dropped or replaced the value. */
export interface Held<Value> {
  read: () => Value | undefined;
}

class Entry<Value> implements Held<Value> {
  value: Value | undefined;
  readonly weight: number;
  used = false;

  constructor(value: Value, weight: number) {
    this.value = value;
    this.weight = weight;
  }

  read(): Value | undefined {
    this.used = true;
    return this.value;
  }
}

/**
 * A cache with a limit on the total weight of its values. It evicts with the second-chance (clock) algorithm: the oldest value
 * first, unless it was used since the last pass. Unlike LRU, a read doesn't reorder anything, so it costs as little as a Map's.
 */
export class Bounded<Value> {
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  readonly #entries = new Map<string, Entry<Value>>();
  #weight = 0;

  constructor(limit: number, weigh: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.read();
  }

  hold(key: string): Held<Value> | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#limit) return;
    this.#weight += weight;
    this.#entries.set(key, new Entry(value, weight));
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#limit) break;
      // The new value is never evicted by its own insertion.
      if (oldest !== key && !entry.used) {
        this.delete(oldest);
        continue;
      }
      // Moves to the end, behind the others.
      entry.used = false;
      this.#entries.delete(oldest);
      this.#entries.set(oldest, entry);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    entry.value = undefined;
  }

  *[Symbol.iterator](): IterableIterator<[string, Value]> {
    for (const [key, { value }] of this.#entries) if (value !== undefined) yield [key, value];
  }
}
