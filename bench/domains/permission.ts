import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../report.ts';

/** The permission endpoint's answer about a name, as the proxy on this machine asks for it. */
function askPermission(port: number, name: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `/~ask?domain=${encodeURIComponent(name)}`;
    request({ host: '127.0.0.1', port, path, agent, headers: { host: '127.0.0.1:2020' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 64 });

interface Asking {
  /** Hosts of own domains, and names that aren't. */
  hosts: string[];
  others: string[];
  seconds: number;
  perSecond: number;
}

/** Asks at a steady rate, however long answers take. Returns the slowest of 99 in 100, and how many answers were wrong. */
export async function askSteadily(port: number, { hosts, others, seconds, perSecond }: Asking): Promise<{ p99Ms: number; wrong: number }> {
  // Connections of its own: the server has closed those that were idle for a while.
  const agent = newAgent();
  const times: number[] = [];
  let wrong = 0;
  const pending: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    const dueMs = started + (n * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await delay(waitMs);
    const isOurs = n % 2 === 0;
    const names = isOurs ? hosts : others;
    const sentAt = performance.now();
    const ask = async () => {
      const status = await askPermission(port, names[n % names.length] ?? '', agent).catch(() => 0);
      times.push(performance.now() - sentAt);
      if (status !== (isOurs ? 200 : 404)) wrong++;
    };
    pending.push(ask());
  }
  await Promise.all(pending);
  agent.destroy();
  return { p99Ms: percentile(times, 0.99), wrong };
}

/** Names that someone could make up to have us order certificates: below and beside own domains, ours, addresses, and nonsense. */
export function madeUpNames(count: number, hosts: string[], own: string[]): string[] {
  const made = [
    (host: string, n: number) => `x${n}.${host}`,
    (host: string, n: number) => `www.www${n}.${host}`,
    (host: string, n: number) => `${host}.made-up-${n}.com`,
    (host: string, n: number) => `a${n}${host}`,
    (host: string, n: number) => `${host}${n}`,
    (_: string, n: number) => `made-up-${n}.${own[n % own.length]}`,
    (_: string, n: number) => `10.0.${n % 256}.${Math.floor(n / 256)}`,
    (host: string, n: number) => `*.${n}.${host}`,
    (host: string, n: number) => `${host}/${n}`,
    (host: string, n: number) => ` ${host}\u0000${n}`,
  ];
  return Array.from({ length: count }, (_, n) => made[n % made.length]?.(hosts[n % hosts.length] ?? '', n) ?? '');
}

/** How many of these names got a yes. */
export async function countYes(port: number, names: string[]): Promise<number> {
  const agent = newAgent();
  let yes = 0;
  const left = names.values();
  const work = async () => {
    for (const name of left) if ((await askPermission(port, name, agent)) === 200) yes++;
  };
  await Promise.all(Array.from({ length: 32 }, work));
  agent.destroy();
  return yes;
}
