import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { approvals, projects } from '../../db/schema/index.ts';
import { publishFromAdmin } from '../../domain/publications/publishing.ts';
import type { BuiltSite } from '../../domain/versions/building.ts';
import { storeVersion } from '../../domain/versions/versions.ts';
import { must } from '../../tests/harness/must.ts';

/** Stores, approves and publishes a version. `prepare` can make its release before that. */
export async function publishVersion(
  projectId: string,
  built: BuiltSite,
  prepare: (versionId: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const version = await db().transaction((tx) => storeVersion(tx, projectId, built, { name: 'Bench', actor: 'system', sent: false }));
  await prepare(version.id);
  const [row] = await db().select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
  await db()
    .insert(approvals)
    .values({ projectId, versionId: version.id, contentHash: version.contentHash, userId: row?.ownerId ?? '' });
  must(await publishFromAdmin('bench', projectId, version.id));
}
