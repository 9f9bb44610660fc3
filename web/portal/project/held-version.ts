/** Holds back a new version while the owner writes about the one they see, until they save something or stop writing. */
export class HeldVersion<Version extends { id: string }> {
  #held: Version;
  #hasSaved = false;

  constructor(first: Version) {
    this.#held = first;
  }

  /** The version to show. To be called at every render. */
  shown(newest: Version, { isWriting, isSaving }: { isWriting: boolean; isSaving: boolean }): Version {
    if (isSaving) this.#hasSaved = true;
    if (newest.id !== this.#held.id) {
      if (isWriting && !this.#hasSaved) return this.#held;
      // Only now: reloads that started before the save bring the same version once more.
      this.#hasSaved = false;
    }
    this.#held = newest;
    return newest;
  }
}
