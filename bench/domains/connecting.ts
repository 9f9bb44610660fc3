import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { checkClaim } from '../../domain/own-domains/checking.ts';
import type { BenchSite } from '../host/sites.ts';
import { type startProxy, visit } from './authority.ts';
import { claim, inTurns, readClaim, recordsFor } from './claims.ts';
import type { startNameServers } from './name-server.ts';
import { reachOf, startOwnAnswer } from './own-answer.ts';

/** Published sites at domains of their own. */
export interface Served {
  sites: { host: string; paths: string[] }[];
  /** From the first check that could see the records until a page came. */
  seconds: number[];
}

interface World {
  named: Awaited<ReturnType<typeof startNameServers>>;
  proxy: Awaited<ReturnType<typeof startProxy>>;
}

/** Longest wait for one domain. The job looks again a minute after a check that didn't succeed. */
const mostMs = 120_000;

/** Connects a domain to each site, through the proxy if there's one. */
export async function connectSites(published: BenchSite[], { named, proxy }: World): Promise<Served> {
  const names = published.map((_, index) => `own-${index}.com`);
  const stand = proxy ? undefined : await startOwnAnswer(names.flatMap((name) => [name, `www.${name}`]));
  const reach = proxy ? reachOf(proxy.https, proxy.roots) : stand?.reach;
  const seconds: number[] = [];
  await inTurns(published, async ({ projectId }, index) => {
    const host = names[index] ?? '';
    const [project] = await db().select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
    const made = await claim({ ownerId: project?.ownerId ?? '', projectId }, host);
    const { proved, leading } = await recordsFor(made, named.names);
    // Nothing listens at the IPv6 address.
    named.zones.set(host, { records: [...proved, ...leading.filter(({ kind }) => kind !== 'AAAA')] });
    const started = performance.now();
    while ((await readClaim(made.id)).state !== 'serving') {
      if (performance.now() - started > mostMs) throw new Error(`${host} is ${JSON.stringify((await readClaim(made.id)).problem)}.`);
      await checkClaim(await readClaim(made.id), { names: named.names, ...(reach && { reach }) });
    }
    while (proxy && (await visit(proxy, host)) !== 200) {
      if (performance.now() - started > mostMs) throw new Error(`${host} is connected, but no page came.`);
      await delay(200);
    }
    seconds.push((performance.now() - started) / 1000);
  });
  await stand?.stop();
  return { sites: published.map(({ paths }, index) => ({ host: names[index] ?? '', paths })), seconds };
}
