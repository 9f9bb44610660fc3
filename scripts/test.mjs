// `npm test`: sets up, checks lint, types, dead code, secrets and advisories, builds, runs the unit and database tests, the previous
// release's on these tables, and the browser tests against the built server.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, pinnedNode, root, run, say } from './setup.mjs';
import { bin, staticChecks } from './static-checks.mjs';

process.chdir(root);
const step = async (title, work) => {
  const started = Date.now();
  say(`\n── ${title}`);
  await work();
  say(`── ${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

install();
const script = (name, ...args) => [pinnedNode(), [path.join('scripts', name), ...args]];
// None of them keeps two cores busy alone.
await step('Lint, types, dead code, secrets, advisories, the build, and the previous release on these tables', () =>
  staticChecks([
    ['Build', ...script('build.mjs')],
    ['Advisories', ...script('audit.mjs')],
    ['The previous release', ...script('update-check.mjs', 'quick')],
  ]),
);
await step('Unit and database tests', () => run(bin('vitest'), ['run']));
await step('Browser tests', () => run(bin('playwright'), ['test'], { SUNUP_BROWSER: findBrowser() }));
say('\nAll tests passed.');
