import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import type { Outcome } from './publishing.ts';
import { recordEvent } from './states.ts';
import { buildSite, storeVersion } from './versions.ts';

/** Staff compose a site again from the brief as it stands; people's edits stay. The version waits in the workshop until it is sent. */
export async function redraft(adminId: string, projectId: string): Promise<Outcome> {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (!project?.briefSubmittedAt) return { ok: false, message: 'There is no brief to compose from yet.' };
  const built = await buildSite(db(), project);
  const actor = `admin:${adminId}`;
  return db().transaction(async (tx) => {
    const version = await storeVersion(tx, projectId, built, { name: 'Composed again', actor, sent: false });
    await recordEvent(tx, projectId, {
      actor,
      kind: 'version',
      reason: `Version ${version.number}: composed again`,
      versionId: version.id,
    });
    return { ok: true };
  });
}
