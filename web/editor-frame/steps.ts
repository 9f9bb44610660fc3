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
    const before = this.#past.pop();
    if (before === undefined) return undefined;
    this.#future.push(this.#now);
    this.#changedAt = 0;
    this.#now = before;
    return before;
  }

  redo(): string | undefined {
    const next = this.#future.pop();
    if (next === undefined) return undefined;
    this.#past.push(this.#now);
    this.#changedAt = 0;
    this.#now = next;
    return next;
  }
}
