import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { type DesignTraits, designTraitsOf } from '../../sites/look/design-traits.ts';
import { composeSite } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';

/** Up to 60 designs are tried (sites/look/choose.ts), so avoiding more sites than this would rarely succeed. */
const neighborsHeeded = 40;
/** Number of newest live sites that are avoided, whatever their trade. With nine, no two of ten sites in a row open alike. */
const newestHeeded = 9;

/**
 * Records the designs of live sites of the same trade and state and of the newest ones before the first draft, so this one differs
 * from them. Recorded once: later builds use the same list, so a site keeps its design no matter what goes live after it.
 */
export async function avoidNeighbors(projectId: string): Promise<void> {
  const avoidedLooks = await looksNear(projectId, await composeSite(await siteSources(projectId), []));
  await db()
    .update(projects)
    .set({ avoidedLooks })
    .where(and(eq(projects.id, projectId), isNull(projects.avoidedLooks)));
}

async function looksNear(projectId: string, document: SiteDocument): Promise<DesignTraits[]> {
  const isNear = ({ trade, facts }: SiteDocument) => trade.key === document.trade.key && facts.state === document.facts.state;
  const near = await documentsNear(projectId, document);
  const others = (await newestDocuments(projectId)).filter((other) => !isNear(other));
  return [...near, ...others].map(designTraitsOf);
}

async function newestDocuments(projectId: string): Promise<SiteDocument[]> {
  const rows = await db()
    .select({ document: siteVersions.document })
    .from(projects)
    .innerJoin(siteVersions, eq(siteVersions.id, projects.liveVersionId))
    .where(and(inArray(projects.state, ['live', 'suspended']), ne(projects.id, projectId)))
    .orderBy(desc(projects.liveSince))
    .limit(newestHeeded);
  return rows.map(({ document }) => document);
}

/** Live sites of the same trade and state, the newest first. */
export async function documentsNear(projectId: string, { trade, facts }: Pick<SiteDocument, 'trade' | 'facts'>): Promise<SiteDocument[]> {
  const rows = await db()
    .select({ document: siteVersions.document })
    .from(projects)
    .innerJoin(siteVersions, eq(siteVersions.id, projects.liveVersionId))
    .where(
      and(
        inArray(projects.state, ['live', 'suspended']),
        ne(projects.id, projectId),
        sql`${siteVersions.document}->'trade'->>'key' = ${trade.key}`,
        sql`${siteVersions.document}->'facts'->>'state' is not distinct from ${facts.state ?? null}`,
      ),
    )
    .orderBy(desc(projects.liveSince))
    .limit(neighborsHeeded);
  return rows.map(({ document }) => document);
}
