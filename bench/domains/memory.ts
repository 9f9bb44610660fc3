import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OwnHosts } from '../../domain/hosting/own-hosts.ts';

/** Megabytes that a web process takes for so many owners' domains, each with and without `www.`. */
export async function memoryOfHosts(count: number): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const hosts = new OwnHosts(async () => ({
    former: [],
    claims: Array.from({ length: count }, (_, n) => ({
      id: '',
      slug: `a-firm-of-some-name-${n}`,
      host: `a-firm-of-some-name-${n}.com`,
      twin: `www.a-firm-of-some-name-${n}.com`,
      state: 'serving' as const,
    })),
  }));
  collect();
  const before = process.memoryUsage().heapUsed;
  await hosts.load();
  collect();
  const used = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
  hosts.close();
  // Asked once more, so that the hosts aren't collected before they're counted.
  if (!hosts.at('a-firm-of-some-name-1.com')) throw new Error('A host is missing.');
  return used;
}
