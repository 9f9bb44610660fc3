import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const connections = 32;
const run = promisify(execFile);

/** Result of a round of load. */
export interface Round {
  perSecond: number;
  p99Ms: number;
}

/**
 * Requests a URL with wrk over 32 keep-alive connections for `seconds`. `script` is the path of a Lua script that chooses the
 * requests instead. Throws if wrk isn't installed, and if a request fails.
 */
export async function load(url: string, { seconds = 6, script }: { seconds?: number; script?: string } = {}): Promise<Round> {
  const requests = script ? ['-s', script] : ['-H', 'Accept-Encoding: br, gzip'];
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...requests, url]).catch(explained);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some requests failed:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, perSecond = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}

function explained(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Error('This benchmark needs wrk. Install it (Debian: apt-get install wrk) and try again.') : error;
}
