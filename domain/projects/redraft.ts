import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { buildThenStore, Overtaken } from './building.ts';
import type { Outcome } from './publishing.ts';
import { siteSources } from './sources.ts';
import { recordEvent } from './states.ts';
import { storeVersion } from './versions.ts';

/** Staff compose a site again from the brief as it stands; people's edits stay. The version waits in the workshop until it is sent. */
export async function redraft(adminId: string, projectId: string): Promise<Outcome> {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (!project?.briefSubmittedAt) return { ok: false, message: 'There is no brief to compose from yet.' };
  const actor = `admin:${adminId}`;
  try {
    return await buildThenStore(
      () => siteSources(projectId),
      async (tx, built) => {
        const version = await storeVersion(tx, projectId, built, { name: 'Composed again', actor, sent: false });
        await recordEvent(tx, projectId, {
          actor,
          kind: 'version',
          reason: `Version ${version.number}: composed again`,
          versionId: version.id,
        });
        return { ok: true };
      },
    );
  } catch (error) {
    if (error instanceof Overtaken) return { ok: false, message: error.message };
    throw error;
  }
}
