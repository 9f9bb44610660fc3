import { Bounded } from './bounded.ts';
import type { Encoding } from './encodings.ts';
import { bodyIn, type Manifest } from './manifest.ts';
import { readServed } from './served-files.ts';

const keptBytes = 96 * 1024 * 1024;
/** A body that can't be read or repaired isn't tried again for so long. */
const lostForMs = 10_000;

/** Bodies of served files in this process's memory, verified as they are read. Only the encodings that visitors ask for are kept. */
export class Bodies {
  readonly #kept = new Bounded<Buffer>(keptBytes, (body) => body.length);
  readonly #reading = new Map<string, Promise<Buffer | undefined>>();
  readonly #lost = new Bounded<number>(1000);

  /** A body that is in memory, by its hash. */
  get(hash: string): Buffer | undefined {
    return this.#kept.get(hash);
  }

  /** A body from memory or the file store; undefined when it is lost, or when the file has none in this encoding. */
  read(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
    const file = manifest.files[path];
    const hash = (file && bodyIn(file, encoding))?.hash;
    if (!hash) return Promise.resolve(undefined);
    const kept = this.#kept.get(hash);
    if (kept) return Promise.resolve(kept);
    const running = this.#reading.get(hash);
    if (running) return running;
    if (Date.now() - (this.#lost.get(hash) ?? 0) < lostForMs) return Promise.resolve(undefined);
    const next = readServed(manifest, path, encoding)
      .then((body) => {
        if (body) this.#kept.set(hash, body);
        else this.#lost.set(hash, Date.now());
        return body;
      })
      .finally(() => this.#reading.delete(hash));
    this.#reading.set(hash, next);
    return next;
  }
}
