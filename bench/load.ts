import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { percentile } from './report.ts';

const run = promisify(execFile);

/** Result of a round of load. */
export interface Round {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

interface Load {
  seconds?: number;
  /** Keep-alive connections. With one, requests follow each other. */
  connections?: number;
  /** Path of a Lua script that chooses the requests instead. */
  script?: string;
  cookie?: string;
}

/** Requests a URL with wrk. Throws if wrk isn't installed, if it can't read the script, and if a request fails. */
export async function load(url: string, { seconds = 3, connections = 32, script, cookie }: Load = {}): Promise<Round> {
  const requests = script ? ['-s', script] : ['-H', 'Accept-Encoding: br, gzip', ...(cookie ? ['-H', `Cookie: ${cookie}`] : [])];
  const { stdout, stderr } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...requests, url]).catch(explained);
  if (stderr) throw new Error(`wrk complained:\n${stderr}`);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some requests failed:\n${stdout}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const latencies = new Map(
    [...stdout.matchAll(/(\d+)%\s+([\d.]+)(us|ms|s)/g)].map(([, percent, value, unit]) => [percent, inMs(value, unit)]),
  );
  return { perSecond: Number(perSecond), p50Ms: latencies.get('50') ?? Number.NaN, p99Ms: latencies.get('99') ?? Number.NaN };
}

function inMs(value: string | undefined, unit = ''): number {
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

/** Rate of ours compared with a rival's in the same rounds, one after the other: a machine that is slower for a while slows both. */
export function shareOf(ours: Round[], rival: Round[]): number {
  return percentile(
    ours.map(({ perSecond }, round) => perSecond / (rival[round]?.perSecond ?? Number.NaN)),
    0.5,
  );
}

/** The median of a figure over rounds. */
export const median = (rounds: Round[], pick: (round: Round) => number) => percentile(rounds.map(pick), 0.5);

/** Answers per second, as the median of rounds. */
export const rate = (rounds: Round[]) => median(rounds, ({ perSecond }) => perSecond);

function explained(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Error('This benchmark needs wrk. Install it (Debian: apt-get install wrk) and try again.') : error;
}
