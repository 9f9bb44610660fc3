// `npm test`: set up, then run lint, types, dead code, unit and database tests, and the browser tests against the built server.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, pinnedNode, root, run, say } from './setup.mjs';
import { bin, staticChecks } from './static-checks.mjs';

process.chdir(root);
const step = async (title, work) => {
  const started = Date.now();
  say(`\n── ${title}`);
  await work();
  say(`── ${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

install();
await step('Lint, types and dead code', staticChecks);
await step('Unit and database tests', () => run(bin('vitest'), ['run']));
await step('The previous release on these tables', () => run(pinnedNode(), [path.join('scripts', 'update-check.mjs'), 'quick']));
await step('Build', build);
await step('Browser tests', () => run(bin('playwright'), ['test'], { SUNUP_BROWSER: findBrowser() }));
say('\nAll tests passed.');
