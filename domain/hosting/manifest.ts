import { validateHeaderName, validateHeaderValue } from 'node:http';
import { getFile, ifIntact } from '../../outside/storage/storage.ts';
import { Bounded } from './bounded.ts';
import type { Encoding } from './encodings.ts';
import type { SiteForms } from './site-forms.ts';

/** A body in the file store, under its SHA-256. */
export interface StoredBody {
  hash: string;
  bytes: number;
}

/** A served file: its bodies, and its headers in addition to those of the whole site. */
export interface HostedFile extends StoredBody {
  headers: Record<string, string>;
  /** Compressed bodies, if they're smaller. */
  br?: StoredBody;
  gzip?: StoredBody;
}

/**
 * Everything needed to serve a site without a database: its files by path, with headers and bodies. Stored as JSON in
 * the file store (docs/hosting.md); a release names it by its hash.
 */
export interface Manifest {
  format: 1;
  projectId: string;
  versionId: string;
  origin: string;
  /** Shown instead of the forms, if they're paused. */
  formNotice?: string;
  /** What its forms ask for. Missing in manifests from before 0.3.0. */
  forms?: SiteForms;
  /** Hashes of the approved files (with the placeholder) and of the served files (with the address filled in). */
  contentHash: string;
  servedHash: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  files: Record<string, HostedFile>;
}

/** Names of all bodies in a manifest, without duplicates. */
export function bodiesOf({ files }: Manifest): string[] {
  return [...new Set(Object.values(files).flatMap(({ hash, br, gzip }) => [hash, ...(br ? [br.hash] : []), ...(gzip ? [gzip.hash] : [])]))];
}

/** The body of a file in an encoding; undefined if it has none. */
export function bodyIn(file: HostedFile, encoding: Encoding): StoredBody | undefined {
  return encoding === 'identity' ? file : file[encoding];
}

/** Interned header values, because a thousand manifests repeat the same few dozen. */
const values = new Bounded<string>(5000);

/** Reads a manifest by its name. Throws if it's missing or damaged, or the file store is away. */
export async function readManifest(name: string): Promise<Manifest> {
  return parseManifest(await getFile(name));
}

/** A manifest by its name; undefined if it's missing, damaged or not one. Rejects if the file store is away. */
export async function findManifest(name: string): Promise<Manifest | undefined> {
  const body = await ifIntact(getFile(name));
  try {
    return body && parseManifest(body);
  } catch {
    return undefined;
  }
}

/** Parses a stored manifest. Throws if it isn't one. */
export function parseManifest(body: Buffer): Manifest {
  const manifest = JSON.parse(body.toString()) as Manifest;
  if (manifest.format !== 1) throw new Error(`Unknown manifest format ${manifest.format}.`);
  for (const headers of [manifest.headers, ...Object.values(manifest.files).map((file) => file.headers)])
    for (const [name, value] of Object.entries(headers)) {
      // Node throws at a bad one while it answers a visitor, too late for another answer.
      validateHeaderName(name);
      validateHeaderValue(name, value);
      headers[name] = keptOnce(value);
    }
  return manifest;
}

function keptOnce(value: string): string {
  const interned = values.get(value);
  if (interned === undefined) values.set(value, value);
  return interned ?? value;
}
