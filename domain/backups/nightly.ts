import { today } from '../../content/business-clock.ts';
import { databaseAddress, db } from '../../db/connect.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { makeBackup } from './backup.ts';
import { createPlace } from './place.ts';

/** The scheduled backup. Does nothing unless a place is configured. Notifies staff once a day if it fails, and throws. */
export async function nightlyBackup(now: Date = new Date()): Promise<void> {
  const { backupTo } = env();
  if (!backupTo) return;
  try {
    const { id, files } = await makeBackup({ databaseUrl: databaseAddress(), place: createPlace(backupTo, env()), now });
    log.info({ backup: id, files: files.count, added: files.added, lost: files.lost.length }, 'backup made');
  } catch (error) {
    await db().transaction((tx) =>
      notifyAdmins(tx, 'backup-failed', {
        type: 'error',
        title: 'The nightly backup failed',
        message: `${(error as Error).message.replace(/\.$/, '')}. Run the commands doctor and backup on the server.`,
        link: '/admin/dashboard',
        eventKey: `backup-failed:${today(now)}`,
      }),
    );
    throw error;
  }
}
