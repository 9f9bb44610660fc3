import { Bounded, type Held } from './bounded.ts';
import type { Encoding } from './encodings.ts';
import { bodyIn, type Manifest } from './manifest.ts';
import { readServed } from './served-files.ts';

const keptBytes = 96 * 1024 * 1024;
/** Pause before another attempt to read a body that couldn't be read or repaired. */
const lostForMs = 10_000;

/** In-memory cache of served bodies, verified when read. It only holds the encodings that visitors request. */
export class Bodies {
  readonly #kept = new Bounded<Buffer>(keptBytes, (body) => body.length);
  readonly #reading = new Map<string, Promise<Buffer | undefined>>();
  readonly #lost = new Bounded<number>(1000);

  /** A cached body by its hash. */
  hold(hash: string): Held<Buffer> | undefined {
    return this.#kept.hold(hash);
  }

  /** A body from the cache or the file store. Undefined if it's lost, or if the file has no body in this encoding. */
  read(manifest: Manifest, path: string, encoding: Encoding): Promise<Buffer | undefined> {
    const file = manifest.files[path];
    const hash = (file && bodyIn(file, encoding))?.hash;
    if (!hash) return Promise.resolve(undefined);
    const body = this.#kept.get(hash);
    if (body) return Promise.resolve(body);
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
