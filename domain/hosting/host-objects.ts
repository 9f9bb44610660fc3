import { sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { deleteObject, getObject, listObjects, putObject } from '../../outside/storage/storage.ts';
import type { HostedSite } from './hosted-site.ts';
import { findManifest } from './manifest.ts';
import { type HostedRow, hostedSites, publishedLabels, stateOf } from './queries.ts';

/**
 * What a host serves, as an object in the file store beside the manifests and bodies: `hosts/hollis.json`. With it, a web process,
 * another web server or a CDN finds a site without the database (docs/hosting.md).
 */
interface HostObject {
  format: 1;
  origin: string;
  state: 'live' | 'off' | 'over';
  manifestHash: string;
}

const keyOf = (label: string): string => `hosts/${label}.json`;

/** Writes what a label's host serves now, or removes it if there's nothing. One process at a time, so an older state never comes last. */
export async function writeHost(label: string): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('host'), hashtext(${label}))`);
    const [row] = await hostedSites([label], tx);
    if (row) await putObject(keyOf(label), Buffer.from(JSON.stringify(objectOf(row))));
    else await deleteObject(keyOf(label));
  });
}

function objectOf({ origin, manifestHash, ...row }: HostedRow): HostObject {
  return { format: 1, origin, state: stateOf(row), manifestHash };
}

/** The site of a label from the file store alone, while the database is away. Undefined if the store doesn't have it. Never rejects. */
export async function siteFromStore(label: string): Promise<HostedSite | undefined> {
  try {
    const body = await getObject(keyOf(label));
    if (!body) return undefined;
    const { state, manifestHash } = JSON.parse(body.toString()) as HostObject;
    if (state !== 'live') return { kind: state };
    const manifest = await findManifest(manifestHash);
    return manifest && { kind: 'live', manifestHash, manifest };
  } catch (error) {
    log.error({ err: error, label }, 'could not read a host from the file store');
    return undefined;
  }
}

/** Hosts compared at a time. */
const batchSize = 100;

/**
 * Writes the objects of hosts that have none, or one that says something else than the database, and removes those of hosts that
 * are no longer published. Returns how many.
 */
export async function completeHosts(): Promise<number> {
  const published = await publishedLabels();
  let count = 0;
  for (let n = 0; n < published.length; n += batchSize) {
    const rows = await hostedSites(published.slice(n, n + batchSize));
    const outdated = await Promise.all(
      rows.map(async (row) => ((await getObject(keyOf(row.slug)))?.toString() === JSON.stringify(objectOf(row)) ? [] : [row.slug])),
    );
    for (const label of outdated.flat()) {
      await writeHost(label);
      count++;
    }
  }
  const publishedNames = new Set(published);
  for await (const key of listObjects('hosts/')) {
    const label = key.slice('hosts/'.length, -'.json'.length);
    if (publishedNames.has(label)) continue;
    await writeHost(label);
    count++;
  }
  return count;
}
