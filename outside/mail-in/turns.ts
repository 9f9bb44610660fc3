interface Waiting {
  weight: number;
  start: () => void;
}

/** Lets only so much be done at once, in the order in which it was asked for. What weighs more than all may is done alone. */
export class Turns {
  readonly #most: number;
  #busy = 0;
  readonly #waiting: Waiting[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  run<Result>(weight: number, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#busy -= weight;
        this.#startNext();
      };
      this.#waiting.push({ weight, start: () => void work().then(resolve, reject).finally(end) });
      this.#startNext();
    });
  }

  #startNext(): void {
    for (let first = this.#waiting[0]; first && this.#fits(first); first = this.#waiting[0]) {
      this.#waiting.shift();
      this.#busy += first.weight;
      first.start();
    }
  }

  #fits({ weight }: Waiting): boolean {
    return this.#busy === 0 || this.#busy + weight <= this.#most;
  }
}
