/**
 * Limits the bytes of all request bodies in memory together. A body counts as it arrives, not by its Content-Length, so a
 * client that announces a large body and sends nothing takes up nothing. Bodies up to `uncountedBytes` are never counted
 * and never refused.
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
   * Starts counting one body. `grow` takes its new size and returns false if that doesn't fit. `release` frees its bytes.
   * `share` (0 to 1) is how much of the whole budget may be in use for this body to grow, so one kind leaves room for others.
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
