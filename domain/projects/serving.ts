import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getFile } from '../../outside/storage.ts';
import { liveSite, previewedVersion, siteFile } from './queries.ts';

export interface ServedFile {
  hash: string;
  type: string;
  cache: 'page' | 'immutable';
  /** Bodies by content encoding; compressed ones only where they are smaller. */
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
}

/** Bytes of served files kept in this process; the oldest go first. */
const cacheLimitBytes = 96 * 1024 * 1024;
const kept = new Map<string, ServedFile>();
let keptBytes = 0;

const compressible = /^(text\/|application\/(json|xml|ld\+json|manifest)|image\/svg)/;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** What a host label stands for: a live site, a version shown by its preview link, a site that is off for now or for good, or nothing. */
export async function resolveSite(
  label: string,
): Promise<{ projectId: string; versionId: string; kind: 'live' | 'preview' } | 'off' | 'over' | undefined> {
  const preview = /^p-([a-z2-7]{20})$/.exec(label);
  if (preview?.[1]) {
    const version = await previewedVersion(preview[1]);
    return version && { ...version, kind: 'preview' };
  }
  const site = await liveSite(label);
  if (!site?.versionId) return undefined;
  if (site.state === 'suspended' || site.state === 'cancelled') return 'off';
  return site.state === 'archived' ? 'over' : { projectId: site.projectId, versionId: site.versionId, kind: 'live' };
}

/** A file of a version, compressed once and kept. Undefined when the version has none at this path. */
export async function servedFile(versionId: string, path: string): Promise<ServedFile | undefined> {
  const row = await siteFile(versionId, path);
  if (!row) return undefined;
  const key = `${row.hash}:${row.type}`;
  const known = kept.get(key);
  if (known) return { ...known, cache: row.cache };
  const identity = await getFile(row.hash);
  const file: ServedFile = {
    hash: row.hash,
    type: row.type,
    cache: row.cache,
    bodies: { identity, ...(compressible.test(row.type) ? await compressed(identity) : {}) },
  };
  keep(key, file);
  return file;
}

async function compressed(identity: Buffer): Promise<{ gzip?: Buffer; br?: Buffer }> {
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 6 }),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ]);
  return { ...(zipped.length < identity.length ? { gzip: zipped } : {}), ...(br.length < identity.length ? { br } : {}) };
}

function keep(key: string, file: ServedFile): void {
  kept.set(key, file);
  keptBytes += sizeOf(file);
  for (const [oldest, old] of kept) {
    if (keptBytes <= cacheLimitBytes) break;
    kept.delete(oldest);
    keptBytes -= sizeOf(old);
  }
}

function sizeOf(file: ServedFile): number {
  return file.bodies.identity.length + (file.bodies.gzip?.length ?? 0) + (file.bodies.br?.length ?? 0);
}
