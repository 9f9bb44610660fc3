import { availableParallelism } from 'node:os';

/** Node's pool of threads also hashes passwords: pictures never take more than half of its default four. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a piece of picture work when fewer than two (one on a single core) are running, over all callers of this process. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= Math.min(availableParallelism(), mostAtOnce)) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
