interface Entry<Value> {
  value: Value;
  weight: number;
  used: boolean;
}

/**
 * A map that forgets values once they weigh more than its limit: the oldest first, but one that was used since it was last
 * looked at gets another round. So reading costs no more than reading a Map.
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
      // Behind the others, which are looked at before it. The new one is the last to go.
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
