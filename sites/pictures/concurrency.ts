import { availableParallelism } from 'node:os';

/** Node's thread pool also hashes passwords, so pictures use at most half of its default four threads. */
const maxConcurrent = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs picture work, at most two pieces at a time in this process (one on a single core). */
export async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= Math.min(availableParallelism(), maxConcurrent)) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
