interface Entry<Value> {
  value: Value;
  weight: number;
  used: boolean;
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
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#limit) return;
    this.#weight += weight;
    this.#entries.set(key, { value, weight, used: false });
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#limit) break;
      this.delete(oldest);
      // Moves to the end, behind the others. The new value is never evicted by its own insertion.
      if (oldest === key || entry.used) {
        this.#entries.set(oldest, { ...entry, used: false });
        this.#weight += entry.weight;
      }
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }

  *[Symbol.iterator](): IterableIterator<[string, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }
}
