import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { log } from '../../log.ts';
import { tellStaff } from '../notifications/telling.ts';

/**
 * Tells staff that a stored file of a site was found damaged while it was served, once a site and day. Never throws: whoever
 * asked for the file gets an answer in any case, and the nightly check tells of what went untold.
 */
export async function tellOfDamage(projectId: string, path: string, repaired: boolean): Promise<void> {
  log.error({ projectId, path, repaired }, 'stored file damaged');
  try {
    const [project] = await db().select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
    await db().transaction((tx) =>
      tellStaff(tx, 'file-damaged', {
        type: repaired ? 'warning' : 'error',
        title: repaired ? 'A damaged file was repaired' : 'A file is damaged and couldn’t be repaired',
        message: repaired
          ? `${project?.name ?? 'A site'}: ${path}. Visitors saw nothing of it. Check the disk.`
          : `${project?.name ?? 'A site'}: ${path}. Check the disk, and restore the file from a backup.`,
        link: `/admin/projects/${projectId}`,
        eventKey: `damaged-file:${projectId}:${new Date().toISOString().slice(0, 10)}:${repaired ? 'repaired' : 'lost'}`,
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'staff not told of a damaged file');
  }
}
