// `npm test`: set up, then lint, types, dead code, unit and database tests, and the browser tests against the built server.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root, run, say } from './setup.mjs';

process.chdir(root);
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const step = (title, work) => {
  const started = Date.now();
  say(`\n── ${title}`);
  work();
  say(`── ${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

install();
step('Lint', () => run(bin('biome'), ['check', '--error-on-warnings']));
step('Types', () => {
  run(bin('react-router'), ['typegen']);
  run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
});
step('Dead code', () => run(bin('knip'), []));
step('Unit and database tests', () => run(bin('vitest'), ['run']));
step('Build', build);
step('Browser tests', () => run(bin('playwright'), ['test'], { SUNUP_BROWSER: findBrowser() }));
say('\nAll tests passed.');
