import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import { recordEvent } from '../projects/states.ts';
import { buildThenStore, Overtaken } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';
import { storeVersion } from '../versions/versions.ts';
import { refusedAs } from './refusals.ts';

export type Redraft = Result<{ number: number; isNew: boolean }, ReturnType<typeof refusedAs>>;

/**
 * Rebuilds a site from the current brief, for admins. People's edits stay. The new version isn't shown to the customer until an
 * admin sends it. `number` is its number, or that of the equal version that already exists.
 */
export async function redraft(adminId: string, projectId: string): Promise<Redraft> {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (!project?.briefSubmittedAt) return refusedAs('brief-not-submitted');
  const actor = `admin:${adminId}`;
  try {
    return await buildThenStore(
      () => siteSources(projectId),
      async (tx, built) => {
        const before = await db().$count(siteVersions, eq(siteVersions.projectId, projectId));
        const version = await storeVersion(tx, projectId, built, { name: 'Rebuilt', actor, sent: false });
        const isNew = version.number > before;
        await recordEvent(tx, projectId, {
          actor,
          event: { kind: 'version', step: isNew ? 'rebuilt' : 'unchanged', number: version.number },
          versionId: version.id,
        });
        return { ok: true, number: version.number, isNew };
      },
    );
  } catch (error) {
    if (error instanceof Overtaken) return refusedAs('changed-meanwhile');
    throw error;
  }
}
