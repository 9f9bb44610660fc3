import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const connections = 32;
const secondsEach = 6;
const run = promisify(execFile);

/** What a round of load saw. */
export interface Round {
  perSecond: number;
  p99Ms: number;
}

/** Asks an address over kept-alive connections for six seconds, with wrk where it is installed, else with autocannon. */
export async function load(url: string): Promise<Round> {
  return (await hasWrk()) ? withWrk(url) : withAutocannon(url);
}

/** The name of the program `load` uses here. */
export async function loader(): Promise<string> {
  return (await hasWrk()) ? 'wrk' : 'autocannon';
}

async function hasWrk(): Promise<boolean> {
  return run('wrk', ['-v']).then(
    () => true,
    // wrk prints its version and exits with 1; ENOENT means there is none.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

async function withWrk(url: string): Promise<Round> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${secondsEach}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some requests failed:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, perSecond = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}

async function withAutocannon(url: string): Promise<Round> {
  const { stdout } = await run(process.execPath, [
    'node_modules/autocannon/autocannon.js',
    '--json',
    '-c',
    String(connections),
    '-d',
    String(secondsEach),
    '-H',
    'Accept-Encoding=br, gzip',
    url,
  ]);
  const result = JSON.parse(stdout) as { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
