// Writes Brotli and gzip copies next to the built scripts and styles, so the server doesn't compress them again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.join(import.meta.dirname, '..', 'build', 'client', 'assets');
for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const file = path.join(folder, name);
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
