// `npm run check`: lint, types, dead code, and for about a minute the tests nearest to what changed since the last commit,
// or since a given commit, branch or tag: `npm run check -- main`. `npm test` runs everything.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, install, root, run, say, toolEnv } from './setup.mjs';
import { bin, staticChecks } from './static-checks.mjs';

/** How many test files Vitest gets at a time. */
const atOnce = 30;
/** After this time, no more begin. */
const testMs = 45_000;

process.chdir(root);
const startedAt = Date.now();
const [since = 'HEAD'] = process.argv.slice(2);

install();
await staticChecks();
const files = testFiles();
const testsStartedAt = Date.now();
let done = 0;
for (; done < files.length && Date.now() - testsStartedAt < testMs; done += atOnce)
  run(bin('vitest'), ['run', ...files.slice(done, done + atOnce)]);
if (done < files.length)
  say(`${files.length - done} more test files depend on what changed, too many to run here. \`npm test\` runs them.`);
else if (!files.length) say('No unit test depends on what changed.');
say(`\nChecked in ${Math.round((Date.now() - startedAt) / 1000)} s.`);

/** The test files that import a changed file, directly or indirectly. Those in the nearest folders come first. */
function testFiles() {
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const listed = spawnSync(bin('vitest'), ['list', '--filesOnly', '--changed', since], { cwd: root, encoding: 'utf8', env: toolEnv() });
  if (listed.status !== 0) fail(listed.stderr);
  const files = listed.stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  const nearness = (file) => Math.max(...changed.map((other) => sharedFolders(path.relative(root, path.resolve(file)), other)));
  return files.sort((one, other) => nearness(other) - nearness(one));
}

/** How many folders two paths have in common, from the root. */
function sharedFolders(one, other) {
  const folders = path.dirname(other).split('/');
  const differs = path
    .dirname(one)
    .split('/')
    .findIndex((folder, depth) => folder !== folders[depth]);
  return differs < 0 ? path.dirname(one).split('/').length : differs;
}

function git(...args) {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(stderr);
  return stdout.split('\n').filter(Boolean);
}
