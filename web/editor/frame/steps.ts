/** The most steps that can be undone. */
const mostSteps = 50;
/** Typing within this time is one step. */
const stepMs = 700;

/** Undo and redo of one text. */
export class Steps {
  #past: string[] = [];
  #now: string;
  #future: string[] = [];
  #changedAt = 0;

  constructor(first: string) {
    this.#now = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds a state. `now` is the time in milliseconds. */
  add(text: string, now = Date.now()): void {
    if (text === this.#now) return;
    if (this.#past.length === 0 || now - this.#changedAt > stepMs) this.#past = [...this.#past, this.#now].slice(-mostSteps);
    this.#now = text;
    this.#future = [];
    this.#changedAt = now;
  }

  undo(): string | undefined {
    return this.#take(this.#past, this.#future);
  }

  redo(): string | undefined {
    return this.#take(this.#future, this.#past);
  }

  #take(from: string[], to: string[]): string | undefined {
    const next = from.pop();
    if (next === undefined) return undefined;
    to.push(this.#now);
    this.#changedAt = 0;
    this.#now = next;
    return next;
  }
}
