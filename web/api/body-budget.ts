/**
 * The bytes of all request bodies that the process holds. A body is counted as it arrives, not as it is announced, so that
 * a client who announces much and sends nothing takes nothing. Bodies as small as a login's are never counted and never
 * refused.
 */
export class BodyBudget {
  readonly #mostBytes: number;
  readonly #uncountedBytes: number;
  #heldBytes = 0;

  constructor({ mostBytes, uncountedBytes }: { mostBytes: number; uncountedBytes: number }) {
    this.#mostBytes = mostBytes;
    this.#uncountedBytes = uncountedBytes;
  }

  /**
   * Begins to count one body. `grow` says whether it may have as many bytes; `release` gives them back. `share` is the part
   * of the budget up to which bodies of its kind are taken, so that one kind leaves room for another.
   */
  open(share = 1): { grow: (bytes: number) => boolean; release: () => void } {
    let counted = 0;
    return {
      grow: (bytes) => {
        if (bytes <= this.#uncountedBytes) return true;
        if (this.#heldBytes + bytes - counted > this.#mostBytes * share) return false;
        this.#heldBytes += bytes - counted;
        counted = bytes;
        return true;
      },
      release: () => {
        this.#heldBytes -= counted;
        counted = 0;
      },
    };
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }
}
