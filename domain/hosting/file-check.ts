import { subHours } from 'date-fns';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { fileChecks } from '../../db/schema/index.ts';
import { ifIntact } from '../../outside/storage/storage.ts';
import { troubleOf } from '../health/trouble.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { repairStored } from './file-repair.ts';
import { type NeededFile, neededFiles, readNeeded } from './needed-files.ts';

type Check = typeof fileChecks.$inferSelect;

export interface CheckOptions {
  now?: Date;
  /** Longest run, shorter than the queue's limit for a job. A run that isn't done enqueues a job that continues. */
  forMs?: number;
  /** Reading speed, low enough not to slow down requests. */
  bytesPerSecond?: number;
}

/**
 * The nightly check of every stored file that a row refers to. Verifies each file, repairs damaged ones from other copies, and
 * notifies staff of all damage together. An interrupted run continues where it stopped. Returns true when the check is complete.
 */
export async function checkFiles({ now = new Date(), forMs = 240_000, bytesPerSecond = 20_000_000 }: CheckOptions = {}): Promise<boolean> {
  const check = await openCheck(now);
  if (!check) return true;
  const startedAt = performance.now();
  let read = 0;
  for (let firstDigit = Number.parseInt(check.position.slice(0, 1) || '0', 16); firstDigit < 16; firstDigit++) {
    for (const file of (await db().execute<NeededFile>(neededFiles(firstDigit.toString(16), check.position))).rows) {
      read += await checkOne(check, file);
      const aheadMs = (read / bytesPerSecond) * 1000 - (performance.now() - startedAt);
      if (aheadMs > 100) await new Promise((resolve) => setTimeout(resolve, aheadMs));
      if (check.files % 100 === 0) await save(check);
      if (performance.now() - startedAt > forMs) {
        await save(check);
        await enqueue(db(), 'check-files', {});
        return false;
      }
    }
    check.position = (firstDigit + 1).toString(16);
  }
  await finish(check, now);
  return true;
}

/** The unfinished check, or a new one for today; undefined if today's is done. */
async function openCheck(now: Date): Promise<Check | undefined> {
  const [open] = await db()
    .select()
    .from(fileChecks)
    .where(and(isNull(fileChecks.finishedAt), gt(fileChecks.createdAt, subHours(now, 20))))
    .orderBy(desc(fileChecks.day))
    .limit(1);
  if (open) return open;
  const day = now.toISOString().slice(0, 10);
  const [begun] = await db().insert(fileChecks).values({ day, createdAt: now }).onConflictDoNothing().returning();
  return begun;
}

async function save({ day, position, files, repaired, lost }: Check): Promise<void> {
  await db().update(fileChecks).set({ position, files, repaired, lost }).where(eq(fileChecks.day, day));
}

/** Checks one file and returns how many bytes it read. Throws if the database fails, so the job runs again. */
async function checkOne(check: Check, file: NeededFile): Promise<number> {
  const { name } = file;
  check.position = name;
  check.files++;
  const body = await ifIntact(readNeeded(file));
  if (body) return body.length;
  const repaired = await repairStored(name).catch((error: unknown) => {
    // Copies are found through the database, so its failure doesn't mean that the file is lost.
    if (troubleOf(error)) throw error;
    log.error({ err: error, name }, 'could not repair a stored file');
    return false;
  });
  if (repaired) check.repaired++;
  else check.lost.push(name);
  log.error({ name, repaired }, 'a stored file is damaged');
  return 0;
}

async function finish(check: Check, now: Date): Promise<void> {
  const { day, position, files, repaired, lost } = check;
  await db().transaction(async (tx) => {
    await tx.update(fileChecks).set({ position, files, repaired, lost, finishedAt: now }).where(eq(fileChecks.day, day));
    if (!repaired && !lost.length) return;
    const firstLost = lost.slice(0, 5).join(', ');
    await notifyAdmins(tx, 'file-damaged', {
      type: lost.length ? 'error' : 'warning',
      title: lost.length ? 'Stored files are damaged' : 'We repaired damaged files',
      message: [
        `We checked ${files} stored files. We repaired ${repaired} damaged ${repaired === 1 ? 'file' : 'files'}.`,
        ...(lost.length ? [`Restore from a backup: ${firstLost}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}.`] : []),
        'Check the disk.',
      ].join(' '),
      link: '/admin/dashboard',
      eventKey: `file-check:${day}`,
    });
  });
}
