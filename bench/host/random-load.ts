import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { loader, type Round } from '../load.ts';

const connections = 32;
const run = promisify(execFile);
const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

/** Asks a server for random pages of random hosts, for some seconds, with wrk where it's installed, else with autocannon. */
export async function randomLoad(folder: string, pages: { host: string; path: string }[], port: number, seconds: number): Promise<Round> {
  return (await loader()) === 'wrk' ? withWrk(folder, pages, port, seconds) : withAutocannon(folder, pages, port, seconds);
}

async function withWrk(folder: string, pages: { host: string; path: string }[], port: number, seconds: number): Promise<Round> {
  const script = path.join(folder, 'pages.lua');
  const lines = pages.map(({ host, path: at }) => `{"${host}","${at}"}`);
  writeFileSync(
    script,
    `local pages = {${lines.join(',\n')}}
local made = {}
init = function()
  math.randomseed(os.time())
  for n, page in ipairs(pages) do
    made[n] = wrk.format("GET", page[2], {["Host"] = page[1], ["Accept-Encoding"] = "br, gzip", ["User-Agent"] = "${agent}"})
  end
end
request = function() return made[math.random(#made)] end
`,
  );
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, `http://127.0.0.1:${port}/`]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some requests failed:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, perSecond = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}

const autocannonRun = `
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
const { requests, url, connections, seconds } = JSON.parse(readFileSync(process.argv[1], 'utf8'));
const result = await autocannon({ url, connections, duration: seconds, requests });
process.stdout.write(JSON.stringify({ average: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }));
`;

async function withAutocannon(folder: string, pages: { host: string; path: string }[], port: number, seconds: number): Promise<Round> {
  const file = path.join(folder, 'requests.json');
  const requests = shuffled(pages).map(({ host, path: at }) => ({
    method: 'GET',
    path: at,
    headers: { host, 'accept-encoding': 'br, gzip', 'user-agent': agent },
  }));
  writeFileSync(file, JSON.stringify({ requests, url: `http://127.0.0.1:${port}`, connections, seconds }));
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', autocannonRun, file]);
  const { average, p99, failed } = JSON.parse(stdout) as { average: number; p99: number; failed: number };
  if (failed) throw new Error(`${failed} requests failed.`);
  return { perSecond: average, p99Ms: p99 };
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
