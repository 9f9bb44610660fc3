import { spawn } from 'node:child_process';
import { env } from '../../base/env.ts';

/** Requests /healthz repeatedly. Runs in its own process, because the load of this one would distort the times. */
const script = `
import { get } from 'node:http';
const samples = [];
const host = process.argv[2];
let over = false;
process.stdin.on('end', () => { over = true; }).resume();
const ask = () => new Promise((resolve) => {
  const started = performance.now();
  get({ host: '127.0.0.1', port: Number(process.argv[1]), path: host ? '/' : '/healthz', headers: host ? { Host: host } : {}, agent: false }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode === 200 ? performance.now() - started : 1e6));
  }).on('error', () => resolve(1e6));
});
while (!over) {
  const at = Date.now();
  samples.push({ at, ms: await ask() });
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write(JSON.stringify(samples));
`;

/** Start of a request in milliseconds since 1970, and its duration. A failed request counts as 1,000 s. */
export interface Sample {
  at: number;
  ms: number;
}

/** Starts the requests, to `/healthz` or to the home page of a live site's host. `stop` returns the samples. */
export function startProbe(host = ''): { stop: () => Promise<Sample[]> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, String(env().port), host], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (piece) => {
    text += piece;
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve(JSON.parse(text) as Sample[]));
        child.stdin.end();
      }),
  };
}
