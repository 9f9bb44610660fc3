/**
 * Where stored files are: a folder of this machine, or a bucket that several machines share. Keys are paths of lowercase letters,
 * digits, dots and hyphens, such as `ab/ab12…`.
 */
export interface FileStore {
  /** Throws `MissingFile` if there's no such file, and `StoreAway` if the store doesn't answer. */
  read(key: string): Promise<Buffer>;
  /** Stores a file so that other readers get all of it or none, and survives a power cut. Replaces an existing one and renews its age. */
  write(key: string, body: Buffer): Promise<void>;
  /** Removes a file unless it was written after `before`. Returns whether it was removed. A missing file is no error. */
  remove(key: string, before: Date): Promise<boolean>;
  /**
   * Keys that start with a prefix, which ends no earlier than after the first slash, in order. Throws `StoreAway` if the store doesn't
   * answer.
   */
  list(prefix: string): AsyncIterable<string>;
}

/** There's no file of that name. */
export class MissingFile extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}.`);
  }
}

/** The store doesn't answer, or refuses every request. Says nothing about any file. */
export class StoreAway extends Error {
  /** Without a sentence around it. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`The file store can't be used: ${reason}`, { cause });
    this.reason = reason;
  }
}
