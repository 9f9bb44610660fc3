import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../../base/env.ts';
import { today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { notifyAdmins } from '../notifications/notifications.ts';

/** Free space on the disk of the data folder below which staff are notified. Drafts and uploads need it. */
const leastFreeBytes = 200 * 1024 * 1024;

/** Longest wait for the disk. A hung network disk would otherwise block the health check. */
const patienceMs = 1000;

/** True if the disk of the data folder has at least `leastBytes` free, and if the free space can't be determined. */
export async function diskHasRoom(leastBytes = leastFreeBytes, folder = env().dataDir): Promise<boolean> {
  const free = await Promise.race([freeBytes(folder), delay(patienceMs, undefined, { ref: false })]);
  return free === undefined || free >= leastBytes;
}

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Notifies staff if the disk of the data folder is nearly full, once a day. */
export async function notifyOfFullDisk(leastBytes = leastFreeBytes, folder = env().dataDir, now: Date = new Date()): Promise<void> {
  if (await diskHasRoom(leastBytes, folder)) return;
  await db().transaction((tx) =>
    notifyAdmins(tx, 'disk-full', {
      type: 'error',
      title: 'The disk is nearly full',
      message: 'Less than 200 MB is free where photos, sites and files are stored. Free up space, or drafts and uploads will fail.',
      link: '/admin/dashboard',
      eventKey: `disk-full:${today(now)}`,
    }),
  );
}
