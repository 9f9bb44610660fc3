import { eq } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { notifyAdmins } from '../notifications/notifications.ts';

/**
 * Notifies staff about a damaged file that was found while serving a site, once per site and day. Never throws, so the
 * visitor's request isn't affected. The nightly check reports the file again if this notification fails.
 */
export async function notifyOfDamage(projectId: string, path: string, repaired: boolean): Promise<void> {
  log.error({ projectId, path, repaired }, 'a stored file is damaged');
  try {
    const [project] = await db().select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
    await db().transaction((tx) =>
      notifyAdmins(tx, 'file-damaged', {
        type: repaired ? 'warning' : 'error',
        title: repaired ? 'We repaired a damaged file' : 'A file is damaged and we couldn’t repair it',
        message: repaired
          ? `${project?.name ?? 'A site'}: ${path}. Visitors weren’t affected. Check the disk.`
          : `${project?.name ?? 'A site'}: ${path}. Check the disk, and restore the file from a backup.`,
        link: `/admin/projects/${projectId}`,
        eventKey: `damaged-file:${projectId}:${new Date().toISOString().slice(0, 10)}:${repaired ? 'repaired' : 'lost'}`,
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'could not notify staff about a damaged file');
  }
}
