import { desc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { editRequests, users } from '../../db/schema/index.ts';

export type EditRequest = typeof editRequests.$inferSelect;

/**
 * Edit requests of a project, newest first, with the first name of whoever works on them. The caller has checked access to the
 * project.
 */
export async function editRequestsOf(projectId: string): Promise<(EditRequest & { staffName: string | null })[]> {
  const rows = await db()
    .select({ request: editRequests, staffName: users.firstName })
    .from(editRequests)
    .leftJoin(users, eq(users.id, editRequests.staffId))
    .where(eq(editRequests.projectId, projectId))
    .orderBy(desc(editRequests.createdAt));
  return rows.map(({ request, staffName }) => ({ ...request, staffName: staffName || null }));
}
