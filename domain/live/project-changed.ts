import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects } from '../../db/schema/index.ts';

/** Some of what a project's screens show has changed: those that its owner has open read it again as soon as the transaction commits. */
export async function projectChanged(tx: Connection, projectId: string): Promise<void> {
  const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
  if (project) await publishChange(tx, { topic: 'user', id: project.ownerId });
}
