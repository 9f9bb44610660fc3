import { desc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { editRequests } from '../../db/schema/index.ts';

export type EditRequest = typeof editRequests.$inferSelect;

/** Edit requests of a project, newest first. The caller has checked access to the project. */
export async function editRequestsOf(projectId: string): Promise<EditRequest[]> {
  return db().select().from(editRequests).where(eq(editRequests.projectId, projectId)).orderBy(desc(editRequests.createdAt));
}
