// `npm run update-check`: runs the database tests of the previous release, with its own code, on the tables of this one. That's what
// happens during an update, when processes of both releases work on one database. `npm test` runs a part of it (`quick`).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, install, pinnedNode, root, say, toolEnv } from './setup.mjs';

/** Tests that together write and read most tables: money, drafts, accounts, calls, messages, visits. About half a minute. */
const quickFiles = [
  'domain/accounts/accounts.test.ts',
  'domain/admin/orders.test.ts',
  'domain/analytics/analytics.test.ts',
  'domain/billing/billing.test.ts',
  'domain/bookings/bookings.test.ts',
  'domain/messages/messages.test.ts',
  'domain/publications/publishing.test.ts',
  'jobs/send-mail.test.ts',
];
const allFiles = ['domain', 'jobs', 'web/api', 'worker.test.ts'];

process.chdir(root);
const isQuick = process.argv[2] === 'quick';
const releases = read('db/releases.json');
const { version, revision, migration } = releases.at(-1);
const tags = read('db/migrations/meta/_journal.json').entries.map(({ tag }) => tag);
const since = tags.slice(tags.indexOf(migration) + 1);

if (isQuick && since.length === 0) say(`Skipped: there's no migration since ${version}, so its code has the tables that it knows.`);
else if (!hasRevision())
  say(`Skipped: the code of ${version} (${revision.slice(0, 8)}) isn't here. Source archives and shallow clones don't have it.`);
else check();

function check() {
  install();
  say(`The code of ${version} on the tables of this release${since.length ? `, with ${since.join(', ')}` : ''} …`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-previous-'));
  let isPassed = false;
  try {
    take(folder);
    // Its own migrations and those that came since.
    rmSync(path.join(folder, 'db', 'migrations'), { recursive: true });
    cpSync('db/migrations', path.join(folder, 'db', 'migrations'), { recursive: true });
    const vitest = path.join(packagesFor(folder), 'vitest', 'vitest.mjs');
    // Some tests wait for a moment, which a busy machine may let pass.
    const args = [vitest, 'run', '--retry=2', ...(isQuick ? quickFiles : allFiles)];
    isPassed = spawnSync(pinnedNode(), args, { cwd: folder, stdio: 'inherit', env: toolEnv() }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (isPassed) say(`The code of ${version} works on these tables.`);
  else
    fail(
      `The code of ${version} doesn't work on these tables, so its processes would fail during an update. CONTRIBUTING.md, “Changing the database”, says what to do.`,
    );
}

/** Writes the files of the previous release into a folder. */
function take(folder) {
  const archive = path.join(folder, 'release.tar');
  runOrFail('git', ['archive', '--output', archive, revision]);
  runOrFail('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/** Gives it packages, and returns their folder. Those of this release are close enough for a quick check. */
function packagesFor(folder) {
  const packagesIn = (at) =>
    readFileSync(path.join(at, 'package-lock.json'), 'utf8').replaceAll(/("name": "sunup",\s+"version": )"[^"]+"/g, '$1');
  const [theirs, ours] = [folder, root].map(packagesIn);
  if (isQuick || theirs === ours) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else
    runOrFail(pinnedNode(), ['--input-type=module', '--eval', "(await import('./scripts/setup.mjs')).install()"], {
      cwd: folder,
      stdio: 'inherit',
      env: toolEnv(),
    });
  return path.join(folder, 'node_modules');
}

function hasRevision() {
  return spawnSync('git', ['cat-file', '-e', `${revision}^{commit}`], { stdio: 'ignore' }).status === 0;
}

function runOrFail(program, args, options = {}) {
  const done = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')} failed. ${done.stderr ?? ''}`);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
