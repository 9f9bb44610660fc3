import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * An append-only file of lines, readable by its owner only. If a full disk or a killed process cuts a line, the next append
 * starts on a new line, so no other line is damaged. Readers must skip lines they can't parse.
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

  /** Appends one line. Throws if it can't be written completely. */
  append(line: string): void {
    const bytes = Buffer.from(`${this.#isCut ? '\n' : ''}${line}\n`);
    this.#isCut = true;
    // On a full disk the first write may be partial, and only the next one fails.
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#handle, bytes, written);
    this.#isCut = false;
  }

  /** The file's content from an offset in bytes. */
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

  /** Flushes everything to disk. */
  sync(): void {
    fsyncSync(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }
}
