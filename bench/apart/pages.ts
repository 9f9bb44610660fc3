import { randomLoad } from '../host/random-load.ts';
import { percentile } from '../report.ts';

/** Pages of all hosts, popular ones more often, in one situation. */
export interface Served {
  name: string;
  pages: number;
  failed: number;
  /** The median of its rounds. */
  p99Ms: number;
}

export interface Visited {
  dataDir: string;
  hosts: string[];
  port: number;
}

const secondsEach = 8;

/** Loads hosting while `during` goes on, in rounds, and once more after it has ended. */
export async function serveDuring(
  name: string,
  { dataDir, hosts, port }: Visited,
  rounds: number,
  during?: () => Promise<unknown>,
): Promise<Served> {
  const pages = hosts.map((host) => ({ host, path: '/' }));
  const running = during?.();
  const p99s: number[] = [];
  let [count, failed] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    try {
      const { perSecond, p99Ms } = await randomLoad(dataDir, pages, port, secondsEach, { skewed: true });
      count += perSecond * secondsEach;
      p99s.push(p99Ms);
    } catch (error) {
      failed += failuresIn((error as Error).message);
    }
  }
  await running;
  return { name, pages: Math.round(count), failed, p99Ms: percentile(p99s, 0.5) };
}

/** How many pages failed by the words of wrk. One at least, since it complained. */
function failuresIn(words: string): number {
  const counts = /Non-2xx or 3xx responses: (\d+)|connect (\d+), read (\d+), write (\d+), timeout (\d+)/g;
  const all = [...words.matchAll(counts)].flatMap(([, ...found]) => found.map((count) => Number(count ?? 0)));
  return Math.max(
    1,
    all.reduce((sum, count) => sum + count, 0),
  );
}
