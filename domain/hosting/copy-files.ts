import pMap from 'p-map';
import type { FileStore } from '../../outside/storage/file-store.ts';

/** Files copied at a time. */
const concurrency = 8;

/** Where a store has its files: by the first two digits of their names, and what each host serves. */
const prefixes = [...Array.from({ length: 256 }, (_, index) => `${index.toString(16).padStart(2, '0')}/`), 'hosts/'];

/** Copies every file that the second store doesn't have. A name stands for its content, except for hosts, which the second one renews itself. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<{ copied: number; there: number }> {
  const counts = { copied: 0, there: 0 };
  for (const prefix of prefixes) {
    const existing = new Set<string>();
    for await (const key of to.list(prefix)) existing.add(key);
    const keys: string[] = [];
    for await (const key of from.list(prefix)) keys.push(key);
    counts.there += keys.filter((key) => existing.has(key)).length;
    const missing = keys.filter((key) => !existing.has(key));
    await pMap(missing, async (key) => to.write(key, await from.read(key)), { concurrency });
    counts.copied += missing.length;
  }
  return counts;
}
