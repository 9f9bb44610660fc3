// Setup for every command: installs what package-lock.json lists, and builds if a source changed. Uses only Node's own modules,
// because it runs before anything is installed, on any Node ≥ 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');
const installStamp = path.join(root, 'node_modules', '.sunup-installed');
const buildStamp = path.join(root, 'build', '.sunup-built');

/** Absolute path of the pinned Node, or of the running one if that is new enough. */
export function pinnedNode() {
  const pinned = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Environment in which the pinned Node and the installed programs come first in PATH. */
export function toolEnv() {
  return { ...process.env, PATH: `${path.dirname(pinnedNode())}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}` };
}

/** Runs a program until it ends. If it fails, this process ends with its exit code. */
export function run(program, args, extraEnv = {}) {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...toolEnv(), ...extraEnv } });
  if (done.error) fail(`${program} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Calls `stop` when npm, which started this process through a shell, is gone: npm doesn't pass its SIGTERM on through the shell. */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** Packages that drive browsers would download one while they're installed. Our tests use the system's. */
const withoutBrowsers = { PUPPETEER_SKIP_DOWNLOAD: 'true', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/** Installs packages if package-lock.json changed since the last installation. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  say('Installing packages (once, about a minute) …');
  // Not `npm ci`: it refuses a lock file without optional builds for other systems, which some registries don't have.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, ...before] = npmCommand();
  run(program, [...before, ...args], withoutBrowsers);
  ensurePinnedNode();
  writeFileSync(installStamp, wanted);
}

/** The npm that runs us, as a program and its first arguments. On Windows, `npm` alone is no program. */
export function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, npm] : ['npm'];
}

/** npm may have blocked the `node` package's install script, so run it ourselves. */
function ensurePinnedNode() {
  const folder = path.join(root, 'node_modules', 'node');
  const works = spawnSync(path.join(folder, 'bin', 'node'), ['--version']).status === 0;
  if (!works) spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: folder, stdio: 'inherit', env: process.env });
  const version = spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number(version.slice(1).split('.')[0]) < 24)
    fail(`Sunup needs Node 24, and only ${version || 'none'} could be set up. Install Node 24 and start again.`);
}

/** Builds if a source changed since the last build. */
export function build() {
  ifChanged(buildStamp, builtFolders, () => {
    say('Building …');
    run(path.join(bin, 'react-router'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
    run(pinnedNode(), [path.join('scripts', 'finish-build.mjs')]);
  });
}

const isStamped = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** True if the build was made from these sources. */
export const isBuilt = () => isStamped(buildStamp, sourceHash(builtFolders));

/** Calls `make` if a file of these folders or of the root changed since the last time. The stamp says what was there then. */
export function ifChanged(stamp, folders, make) {
  const wanted = sourceHash(folders);
  if (isStamped(stamp, wanted)) return;
  make();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

export const built = ['main.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];
export const builtFolders = [
  'base',
  'content',
  'db',
  'demo',
  'doctor',
  'domain',
  'emails',
  'jobs',
  'outside',
  'public',
  'roles',
  'scripts',
  'sites',
  'text',
  'time',
  'web',
];

/** Hash of all files that a build of these folders reads. */
function sourceHash(folders) {
  const hash = createHash('sha256');
  const read = (file) => hash.update(file).update(readFileSync(path.join(root, file)));
  for (const file of built) if (existsSync(path.join(root, file))) read(file);
  for (const folder of folders) {
    if (!existsSync(path.join(root, folder))) continue;
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))).sort();
    for (const file of files) if (!/\.test\.tsx?$/.test(file)) read(file);
  }
  return hash.digest('hex');
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Sunup needs Node 20 or newer to set itself up; this is ${process.version}.`);
