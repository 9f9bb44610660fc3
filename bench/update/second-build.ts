import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of a checkout that a build neither reads nor needs. */
const leftOut = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  '.cache',
  '.react-router',
  'docs',
  'test-results',
  'playwright-report',
  'out',
]);
/** The name of an event that the framework sends. Every script imports the framework, so nearly every one gets another name. */
const changed = { file: 'web/browser/missing-file.ts', from: "'missing-file'", to: "'missing-file-too'" };

/** A build of this product: the folder to start it in, its ID, and its scripts and styles. */
export interface Build {
  folder: string;
  id: string;
  assets: string[];
}

export function buildIn(folder: string): Build {
  const id = readFileSync(path.join(folder, 'build', 'build-id'), 'utf8').trim();
  return { folder, id, assets: readdirSync(path.join(folder, 'build', 'client', 'assets')).filter((name) => /\.(?:js|css)$/.test(name)) };
}

/** Copies the sources, changes a constant in them, and builds that: another build as an update brings it. */
export function makeSecondBuild(folder: string): Build {
  mkdirSync(folder);
  for (const name of readdirSync('.')) if (!leftOut.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, changed.file);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(changed.from))
    throw new Error(`${changed.file} no longer says “${changed.from}”. Update bench/update/second-build.ts.`);
  writeFileSync(file, source.replace(changed.from, changed.to));
  run(folder, path.join(folder, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'error');
  run(folder, path.join('scripts', 'finish-build.mjs'));
  return buildIn(folder);
}

function run(cwd: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) throw new Error(`The second build failed: ${stderr}`);
}
