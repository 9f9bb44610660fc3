import { sql } from 'drizzle-orm';
import { env, isThisMachine } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { siteChecks } from '../../db/schema/index.ts';
import { askAt, type HttpAnswer } from '../../outside/network/ask.ts';
import { type Reach, realReach } from '../../outside/network/reach.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { siteAddress } from '../addresses.ts';
import { findManifest } from '../hosting/manifest.ts';
import { type HostedRow, hostedSites } from '../hosting/queries.ts';
import { nextToCheck } from './queries.ts';

/** Named as a bot, so the check isn't counted as a visit. */
const headers = { 'User-Agent': 'SunupCheck/1.0 (bot)' };

export interface CheckOptions {
  /** How many sites are asked in one run: at 200 every five minutes, 10,000 sites take about four hours. */
  count?: number;
  /** How many are asked at the same time. */
  together?: number;
  /** After this time, no further site is asked. Those that are left come first in the next run. */
  forMs?: number;
  reach?: Reach;
}

/**
 * Asks live sites for their home pages, over HTTP at the address that visitors use, and stores what's wrong with the answers. Returns
 * how many were asked.
 */
export async function checkSites({ count = 200, together = 8, forMs = 60_000, reach = realReach() }: CheckOptions = {}): Promise<number> {
  const startedAt = performance.now();
  const waiting = await nextToCheck(count);
  let checkedCount = 0;
  const askNext = async (): Promise<void> => {
    for (let site = waiting.shift(); site && performance.now() - startedAt < forMs; site = waiting.shift()) {
      await checkSite(site, reach);
      checkedCount++;
    }
  };
  await Promise.all(Array.from({ length: together }, askNext));
  return checkedCount;
}

async function checkSite({ projectId, slug }: { projectId: string; slug: string }, reach: Reach): Promise<void> {
  const [row] = await hostedSites([slug]);
  const problem = row ? await problemOf(row, reach) : 'Nothing is published at its address.';
  // A site that was changed meanwhile may answer in either way, and one that was deleted has no row. It's asked again in the next run.
  const [now] = await hostedSites([slug]);
  if ((problem || !now) && JSON.stringify(now) !== JSON.stringify(row)) return;
  const check = { checkedAt: sql`now()`, problem };
  await db()
    .insert(siteChecks)
    .values({ projectId, ...check })
    .onConflictDoUpdate({ target: siteChecks.projectId, set: check });
}

/** What's wrong with a site's answer, in a sentence for admins. Null if it's the home page of the published version. */
async function problemOf({ manifestHash, ...site }: HostedRow, reach: Reach): Promise<string | null> {
  const home = (await findManifest(manifestHash))?.files['/'];
  if (!home) return 'The list of its published files is lost or damaged.';
  const url = new URL('/', siteAddress(site));
  let answer: HttpAnswer;
  try {
    const address = await addressOf(url.hostname, reach);
    if (!address) return 'Its name has no address in DNS.';
    answer = await askAt(reach, url, address, { headers, isVerified: true });
  } catch (error) {
    return `It doesn’t answer (${reasonOf(error)}).`;
  }
  if (answer.status !== 200) return `It answers with status ${answer.status}.`;
  const tag = answer.headers.etag?.replace(/^W\//, '');
  if (tag === `"${home.hash.slice(0, 32)}"`) return null;
  return tag ? 'It shows a version other than the published one.' : 'Another server answers at its address.';
}

/** The IP address to connect to for a host. */
async function addressOf(host: string, reach: Reach): Promise<string | undefined> {
  if (isThisMachine(host)) return env().host === '::1' ? '::1' : '127.0.0.1';
  const addresses = await reach.addresses(host);
  return addresses.find((address) => address.includes('.')) ?? addresses[0];
}
