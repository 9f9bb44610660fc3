import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteChecks } from '../../db/schema/index.ts';

/** Sites that visitors should find: published, and neither suspended nor over. */
export const isLive: SQL = sql`${projects.state} = 'live' and ${projects.suspension} is null`;

/** How many sites with a problem are named. */
const named = 5;

export interface SiteHealth {
  live: number;
  /** Of those, how many were asked and answered as expected, or didn't. */
  answering: number;
  failing: number;
  /** When the last site was asked. Null before the first. */
  checkedAt: Date | null;
  /** Some of those that don't answer as expected, by host label. */
  problems: { projectId: string; slug: string; problem: string }[];
}

/** What live sites answered when they were last asked. */
export async function siteHealth(): Promise<SiteHealth> {
  const [[counts], failing] = await Promise.all([
    db()
      .select({
        live: sql<number>`count(*)::int`,
        answering: sql<number>`count(*) filter (where ${siteChecks.projectId} is not null and ${siteChecks.problem} is null)::int`,
        failing: sql<number>`count(${siteChecks.problem})::int`,
        checkedAt: sql<Date | null>`max(${siteChecks.checkedAt})`.mapWith(siteChecks.checkedAt),
      })
      .from(projects)
      .leftJoin(siteChecks, eq(siteChecks.projectId, projects.id))
      .where(isLive),
    db()
      .select({ projectId: projects.id, slug: projects.slug, problem: siteChecks.problem })
      .from(projects)
      .innerJoin(siteChecks, eq(siteChecks.projectId, projects.id))
      .where(and(isLive, isNotNull(siteChecks.problem)))
      .orderBy(asc(projects.slug))
      .limit(named),
  ]);
  return {
    ...(counts ?? { live: 0, answering: 0, failing: 0, checkedAt: null }),
    problems: failing.map(({ projectId, slug, problem }) => ({ projectId, slug: slug ?? '', problem: problem ?? '' })),
  };
}

/** Live sites to ask next: first those that had a problem, up to a quarter, then those that weren't asked for longest. */
export async function nextToCheck(count: number): Promise<{ projectId: string; slug: string }[]> {
  const isFailing = sql`${siteChecks.problem} is not null`;
  const next = (where: SQL | undefined, limit: number) =>
    db()
      .select({ projectId: projects.id, slug: sql<string>`${projects.slug}` })
      .from(projects)
      .leftJoin(siteChecks, eq(siteChecks.projectId, projects.id))
      .where(and(isLive, isNotNull(projects.slug), where))
      .orderBy(sql`${siteChecks.checkedAt} asc nulls first`, asc(projects.id))
      .limit(limit);
  const sites = [...(await next(isFailing, Math.floor(count / 4))), ...(await next(undefined, count))];
  return [...new Map(sites.map((site) => [site.projectId, site])).values()].slice(0, count);
}
