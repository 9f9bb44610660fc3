import { LRUCache } from 'lru-cache';

/** Values by name, each made once however many ask for it. The least recently requested are dropped first. */
export class SingleFlightCache<Value extends object> {
  readonly #kept: LRUCache<string, { state: string; value: Value }>;
  /** Values that are being made now, by name and state. They take no place yet, so requests for unknown names push no one's value out. */
  readonly #making = new Map<string, Promise<unknown>>();
  readonly #merge: (earlier: Value, made: Value) => Value;

  /** `merge` may give a value what pages on screen still need of the state before it. */
  constructor(maxEntries: number, merge = (_earlier: Value, made: Value) => made) {
    this.#kept = new LRUCache({ max: maxEntries });
    this.#merge = merge;
  }

  /** The value in memory. Undefined if there's none, or only in another state. */
  find(name: string, state = ''): Value | undefined {
    const kept = this.#kept.get(name);
    return kept?.state === state ? kept.value : undefined;
  }

  /** The value in memory in whatever state. */
  last(name: string): Value | undefined {
    return this.#kept.get(name)?.value;
  }

  /**
   * The value in memory, or else what `make` returns. It's made once per state, however many ask for it meanwhile. A refusal (undefined, or
   * `ok: false`) isn't kept.
   */
  async findOrMake<Refused = never>(name: string, make: () => Promise<Value | Refused>, state = ''): Promise<Value | Refused> {
    const known = this.find(name, state);
    if (known) return known;
    const key = `${name} ${state}`;
    const running = this.#making.get(key) as Promise<Value | Refused> | undefined;
    if (running) return running;
    const making = make()
      .then((made) => (isMade<Value>(made) ? this.#keep(name, made, state) : made))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }

  /** Looks for the earlier state only now, because another one may have been kept while this one was made. */
  #keep(name: string, made: Value, state: string): Value {
    const earlier = this.last(name);
    const value = earlier ? this.#merge(earlier, made) : made;
    this.#kept.set(name, { state, value });
    return value;
  }
}

function isMade<Value extends object>(made: unknown): made is Value {
  return typeof made === 'object' && made !== null && !('ok' in made && made.ok === false);
}
