import { createHash } from 'node:crypto';

export interface SiteFile {
  body: Buffer;
  /** Content type with charset. */
  type: string;
  /** `immutable`: the path holds the content's hash. `page`: may change with every version. */
  cache: 'page' | 'immutable';
}

/** A finished site: files by URL path, such as `/`, `/services`, `/404`, `/fonts/0c1d.woff2`. */
export type SiteFiles = Map<string, SiteFile>;

/** Reads a photo by its hash. */
export type PhotoBytes = (hash: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/** The content hash of a version: SHA-256 (hex) over all paths in order, each with the SHA-256 of its body. */
export function hashOf(files: SiteFiles): string {
  return hashOfBodies([...files].map(([path, { body }]) => [path, sha256(body)]));
}

/** Like `hashOf`, of bodies whose hashes are known. */
export function hashOfBodies(files: Iterable<readonly [path: string, hash: string]>): string {
  const whole = createHash('sha256');
  for (const [path, hash] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) whole.update(`${path}\n${hash}\n`);
  return whole.digest('hex');
}

/** Where a path lies in a folder of plain files: `/` → `index.html`, `/services` → `services/index.html`, `/404` → `404.html`. */
export function fileNameOf(path: string): string {
  if (path === '/404') return '404.html';
  const name = path.slice(1);
  if (/\.[a-z0-9]+$/.test(name)) return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Name of a content-addressed file: 64 bits of its SHA-256 are plenty for the files of one site. */
export function shortHash(body: string | Buffer): string {
  return sha256(body).slice(0, 16);
}

function sha256(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
