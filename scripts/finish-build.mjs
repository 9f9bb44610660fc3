// Finishes a build: writes Brotli and gzip copies next to its scripts and styles, so the server doesn't compress them again, and
// the build's ID. The ID comes from what was built, so the same sources have the same one on every machine, with or without git.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'build', 'client', 'assets');
for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const file = path.join(folder, name);
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

const hash = createHash('sha256');
for (const file of [...filesIn('build/client'), ...filesIn('build/server'), ...filesIn('db/migrations'), 'package-lock.json'])
  if (!/\.(?:br|gz)$/.test(file)) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
writeFileSync(path.join(root, 'build', 'build-id'), `${version}-${hash.digest('hex').slice(0, 12)}\n`);

/** Paths of all files in a folder, in order. */
function filesIn(name) {
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
