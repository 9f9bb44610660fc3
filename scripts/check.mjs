// `npm run check`: lint, types, dead code, and the tests of what changed since the last commit, or since a given commit, branch
// or tag: `npm run check -- main`. `npm test` runs everything.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fail, install, root, run, say, toolEnv } from './setup.mjs';
import { bin, staticChecks } from './static-checks.mjs';

/** This many test files take about half a minute. If there are more, only those next to a changed file or its folder run. */
const mostFiles = 30;

process.chdir(root);
const startedAt = Date.now();
const [since = 'HEAD'] = process.argv.slice(2);

install();
await staticChecks();
const { chosen, left } = testFiles();
if (chosen.length) run(bin('vitest'), ['run', ...chosen]);
if (left) say(`${left} more test files depend on what changed, too many to run here. \`npm test\` runs them.`);
else if (!chosen.length) say('No unit test depends on what changed.');
say(`\nChecked in ${Math.round((Date.now() - startedAt) / 1000)} s.`);

/** The test files that import a changed file, directly or indirectly. */
function testFiles() {
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const listed = spawnSync(bin('vitest'), ['list', '--filesOnly', '--changed', since], { cwd: root, encoding: 'utf8', env: toolEnv() });
  if (listed.status !== 0) fail(listed.stderr);
  const files = listed.stdout.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
  if (files.length <= mostFiles) return { chosen: files, left: 0 };
  const folders = new Set(changed.flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]));
  const near = files.filter((file) => folders.has(path.dirname(path.relative(root, path.resolve(file)))));
  return { chosen: near, left: files.length - near.length };
}

function git(...args) {
  const { stdout, status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(stderr);
  return stdout.split('\n').filter(Boolean);
}
