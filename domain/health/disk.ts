import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { dayOf } from '../../content/hours.ts';
import { db } from '../../db/connect.ts';
import { env } from '../../env.ts';
import { tellStaff } from '../notifications/telling.ts';

/** With less than this free on the disk of the data folder, someone has to act: drafts and uploads need room. */
const leastFreeBytes = 200 * 1024 * 1024;

/** A disk that doesn't answer within this is not waited for. */
const patienceMs = 1000;

/** Whether the disk of the data folder has room for what is written next. True when that can't be found out. */
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

/** Tells staff, once a day, that the disk of the data folder is nearly full. */
export async function tellOfFullDisk(leastBytes = leastFreeBytes, folder = env().dataDir, now: Date = new Date()): Promise<void> {
  if (await diskHasRoom(leastBytes, folder)) return;
  await db().transaction((tx) =>
    tellStaff(tx, 'disk-full', {
      type: 'error',
      title: 'The disk is nearly full',
      message: 'Less than 200 MB is free where photos, sites and files are stored. Make room there, or drafts and uploads will fail.',
      link: '/admin/dashboard',
      eventKey: `disk-full:${dayOf(now)}`,
    }),
  );
}
