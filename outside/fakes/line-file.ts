import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * A file of lines that only grows, readable by its owner alone. A line cut by a full disk or a killed process spoils
 * nothing but itself: the next one starts on a line of its own. Readers skip lines they can't parse.
 */
export class LineFile {
  readonly #handle: number;
  #isCut: boolean;

  constructor(file: string) {
    this.#handle = openSync(file, 'a+', 0o600);
    const { size } = fstatSync(this.#handle);
    const last = Buffer.alloc(1);
    this.#isCut = size > 0 && readSync(this.#handle, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
  }

  /** Appends one line. Throws when the disk takes only a part of it. */
  append(line: string): void {
    const bytes = Buffer.from(`${this.#isCut ? '\n' : ''}${line}\n`);
    this.#isCut = true;
    // A disk that runs full takes a part first, and refuses only the next write.
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#handle, bytes, written);
    this.#isCut = false;
  }

  /** What the file holds from a byte on. */
  readFrom(start: number): Buffer {
    const { size } = fstatSync(this.#handle);
    const bytes = Buffer.alloc(Math.max(0, size - start));
    let read = 0;
    while (read < bytes.length) {
      const count = readSync(this.#handle, bytes, read, bytes.length - read, start + read);
      if (count === 0) break;
      read += count;
    }
    return bytes.subarray(0, read);
  }

  /** Returns once the disk has everything. */
  sync(): void {
    fsyncSync(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }
}
