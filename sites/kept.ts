/** Results of pure work kept by a key, at most `limit` of them; the one longest unused goes first. */
export class Kept<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The kept value of a key, made now when there is none. A promise that fails is not kept. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#limit && oldest !== undefined) this.#values.delete(oldest);
    if (known === undefined && value instanceof Promise) value.catch(() => this.#values.delete(key));
    return value;
  }
}
