import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { today } from '../../content/business-clock.ts';
import { databaseAddress, db } from '../../db/connect.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { makeBackup } from './backup.ts';
import { createPlace } from './place.ts';
import { noteLastBackup } from './watch-backups.ts';

/**
 * The scheduled backup. Does nothing unless a place is configured. Notifies staff once a day if it fails, and throws, and if it lacks files
 * that are gone from the store.
 */
export async function nightlyBackup(now: Date = new Date()): Promise<void> {
  const { backupTo } = env();
  if (!backupTo) return;
  try {
    const { id, files } = await makeBackup({ databaseUrl: databaseAddress(), place: createPlace(backupTo, env()), now });
    await noteLastBackup();
    const lost = files.lost.length;
    log.info({ backup: id, files: files.count, added: files.added, lost }, 'backup made');
    if (lost > 0)
      await notifyOfTrouble(
        'The nightly backup lacks files',
        `${lost === 1 ? 'One stored file is' : `${lost} stored files are`} missing or damaged, so the backup doesn’t have ${lost === 1 ? 'it' : 'them'}.`,
        now,
      );
  } catch (error) {
    await notifyOfTrouble('The nightly backup failed', `${(error as Error).message.replace(/\.$/, '')}.`, now);
    throw error;
  }
}

async function notifyOfTrouble(title: string, message: string, now: Date): Promise<void> {
  await db().transaction((tx) =>
    notifyAdmins(tx, 'backup-failed', {
      type: 'error',
      title,
      message: `${message} Run the commands doctor and backup on the server.`,
      link: '/admin/dashboard',
      eventKey: `backup-failed:${today(now)}`,
    }),
  );
}
