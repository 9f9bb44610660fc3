import { subHours } from 'date-fns';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fileChecks, messageFiles } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { log } from '../../log.ts';
import { digestOf, getFile, getSealed } from '../../outside/storage.ts';
import { tellStaff } from '../notifications/telling.ts';
import { repairStored } from './file-repair.ts';

type Check = typeof fileChecks.$inferSelect;

/** A stored file that something refers to. One under a random name has the length, and mostly the digest, it must have. */
interface Needed extends Record<string, unknown> {
  name: string;
  messageFile: string | null;
  bytes: number | null;
  sha256: string | null;
}

export interface CheckOptions {
  now?: Date;
  /** A run ends by itself after so long, before the queue takes its job for dead, and sends a job that continues. */
  forMs?: number;
  /** Reading is spread out, so that visitors don't feel it. */
  bytesPerSecond?: number;
}

/**
 * Reads every stored file that something refers to, once a night: verifies it, repairs it from other copies, and tells staff
 * of all damage in one notification. A run that was stopped continues where it was. Returns whether the night's check is done.
 */
export async function checkFiles({ now = new Date(), forMs = 240_000, bytesPerSecond = 20_000_000 }: CheckOptions = {}): Promise<boolean> {
  const check = await openCheck(now);
  if (!check) return true;
  const startedAt = performance.now();
  let read = 0;
  for (let shelf = Number.parseInt(check.position.slice(0, 1) || '0', 16); shelf < 16; shelf++) {
    for (const file of await neededFiles(check.position, shelf)) {
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
    check.position = (shelf + 1).toString(16);
  }
  await finish(check, now);
  return true;
}

/** The check that is still open, or tonight's; undefined when that is done. */
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

/** Files after a name, of those whose names begin with one hexadecimal digit, in order. */
async function neededFiles(after: string, shelf: number): Promise<Needed[]> {
  const digit = shelf.toString(16);
  const { rows } = await db().execute<Needed>(sql`
    select name, (array_agg(message_file))[1] as "messageFile", max(bytes) as bytes, max(sha256) as sha256 from (
      select hash as name, null::uuid as message_file, null::int as bytes, null as sha256 from site_files
      union all select manifest_hash, null, null, null from site_releases
      union all select unnest(bodies), null, null, null from site_releases
      union all select jsonb_path_query(photo, '$.variants[*].hash') #>> '{}', null, null, null from uploads
      union all select jsonb_path_query(sources, '$.uploads[*].photo.variants[*].hash') #>> '{}', null, null, null from site_versions
      union all select file_key, null, null, null from contact_requests where file_key is not null
      union all select file_key, id, bytes, sha256 from message_files
    ) needed
    where name like ${`${digit}%`} and name > ${after}
    group by name order by name`);
  return rows;
}

/** Checks one file and returns how many bytes were read. */
async function checkOne(check: Check, { name, messageFile, bytes, sha256 }: Needed): Promise<number> {
  check.position = name;
  check.files++;
  const sealed = messageFile !== null && bytes !== null;
  const body = await (sealed ? getSealed(name, { bytes, sha256 }) : getFile(name)).catch(() => undefined);
  if (body) {
    if (sealed && !sha256)
      await db()
        .update(messageFiles)
        .set({ sha256: digestOf(body) })
        .where(eq(messageFiles.id, messageFile));
    return body.length;
  }
  const repaired = await repairStored(name).catch(() => false);
  if (repaired) check.repaired++;
  else check.lost.push(name);
  log.error({ name, repaired }, 'stored file damaged');
  return 0;
}

async function finish(check: Check, now: Date): Promise<void> {
  await save(check);
  const { day, files, repaired, lost } = check;
  await db().transaction(async (tx) => {
    await tx.update(fileChecks).set({ finishedAt: now }).where(eq(fileChecks.day, day));
    if (!repaired && !lost.length) return;
    const shown = lost.slice(0, 5).join(', ');
    await tellStaff(tx, 'file-damaged', {
      type: lost.length ? 'error' : 'warning',
      title: lost.length ? 'Stored files are damaged' : 'Damaged files were repaired',
      message: [
        `We checked ${files} stored files. ${repaired} damaged ${repaired === 1 ? 'file was' : 'files were'} repaired.`,
        ...(lost.length ? [`Restore from a backup: ${shown}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}.`] : []),
        'Check the disk.',
      ].join(' '),
      link: '/admin/dashboard',
      eventKey: `file-check:${day}`,
    });
  });
}
