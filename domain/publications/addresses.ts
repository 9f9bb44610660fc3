import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import { originOfHost, siteAddress, siteOrigin } from '../addresses.ts';
import { releaseOf } from '../hosting/releases.ts';
import { moveAddress } from './publishing.ts';

/** A run stops before the queue considers its job dead. The next run continues. */
const runForMs = 4 * minuteMs;

/** Prepares the release of the newest version the owner was shown, so approving it only has to write rows. */
export async function prepareRelease(projectId: string): Promise<void> {
  const [newest] = await db()
    .select({ versionId: siteVersions.id, slug: projects.slug, ownHost: projects.ownHost })
    .from(siteVersions)
    .innerJoin(projects, eq(projects.id, siteVersions.projectId))
    .where(and(eq(projects.id, projectId), isNotNull(siteVersions.sentAt)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  if (newest?.slug) await releaseOf(newest.versionId, siteAddress(newest));
}

/** Republishes every site whose published address isn't its current one, after APP_URL or SITES_DOMAIN changed. Returns how many. */
export async function followAddresses(): Promise<number> {
  const [before = '', after = ''] = siteOrigin('{slug}').split('{slug}');
  const [ownBefore = '', ownAfter = ''] = originOfHost('{host}').split('{host}');
  const { rows } = await db().execute<{ id: string; slug: string; ownHost: string | null }>(sql`
    select projects.id, projects.slug, projects.own_host as "ownHost" from projects
    join lateral (
      select origin from publications where project_id = projects.id order by created_at desc, id desc limit 1
    ) newest on true
    where projects.live_version_id is not null and projects.state <> 'archived'
      and newest.origin <> case when projects.own_host is null then ${before}::text || projects.slug || ${after}::text
        else ${ownBefore}::text || projects.own_host || ${ownAfter}::text end
    order by projects.id`);
  const until = Date.now() + runForMs;
  let moved = 0;
  for (const row of rows) {
    if (Date.now() > until) break;
    try {
      if (await moveAddress(row.id, siteAddress(row), 'system')) moved++;
    } catch (error) {
      // A failure on one site must not stop the others.
      log.error({ err: error, projectId: row.id }, 'could not publish a site at its new address');
    }
  }
  return moved;
}
