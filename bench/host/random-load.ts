import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, type Round } from '../load.ts';

const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

/**
 * Requests random pages from a server for some seconds. `folder` gets the script that chooses them. With `skewed`, the first pages
 * are the popular ones: the nth is asked for as often as 1/n, like the sites of a hosting firm.
 */
export function randomLoad(
  folder: string,
  pages: { host: string; path: string }[],
  port: number,
  seconds: number,
  { skewed = false } = {},
): Promise<Round> {
  // Lua takes at most 65,536 texts in a script, so the pages are in a file of their own.
  const list = path.join(folder, 'pages.txt');
  writeFileSync(list, pages.map(({ host, path: at }) => `${host} ${at}\n`).join(''));
  const script = path.join(folder, 'pages.lua');
  writeFileSync(
    script,
    `local made = {}
init = function()
  math.randomseed(os.time())
  for line in io.lines("${list}") do
    local host, path = line:match("(%S+) (%S+)")
    made[#made + 1] = wrk.format("GET", path, {["Host"] = host, ["Accept-Encoding"] = "br, gzip", ["User-Agent"] = "${agent}"})
  end
end
request = function() return made[${skewed ? 'math.floor((#made) ^ math.random())' : 'math.random(#made)'}] end
`,
  );
  return load(`http://127.0.0.1:${port}/`, { seconds, script });
}
