import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, siteFiles } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { minuteMs } from '../../time/units.ts';
import { removeFiles } from '../accounts/file-removal.ts';
import { buildSite, buildThenStore, Overtaken } from './building.ts';
import { siteSources } from './sources.ts';
import { storeVersion } from './versions.ts';

useDatabase();

const touch = (projectId: string) =>
  db()
    .update(briefs)
    .set({ revision: sql`${briefs.revision} + 1` })
    .where(eq(briefs.projectId, projectId));

/** Reads what a site is built from, and changes it right after for the first `times` times. */
function overtaken(projectId: string, times: number) {
  let reads = 0;
  return {
    reads: () => reads,
    read: async () => {
      const sources = await siteSources(projectId);
      if (reads++ < times) await touch(projectId);
      return sources;
    },
  };
}

test('a build whose sources changed in the meantime is built again before it is stored', async () => {
  const { projectId } = await draftedProject('Overtaken Plumbing');
  const { read, reads } = overtaken(projectId, 2);
  const stored: number[] = [];
  await buildThenStore(read, async (_tx, _built, { revision }) => stored.push(revision));
  expect(reads()).toBe(3);
  expect(stored).toEqual([(await siteSources(projectId)).revision]);
});

test('a change that is overtaken repeatedly is refused, and nothing is stored', async () => {
  const { projectId } = await draftedProject('Always Overtaken Plumbing');
  const { read } = overtaken(projectId, Number.POSITIVE_INFINITY);
  let stores = 0;
  await expect(buildThenStore(read, async () => stores++)).rejects.toThrow(Overtaken);
  expect(stores).toBe(0);
});

test('files of overtaken builds are removed later, those of the stored one and of older versions stay', async () => {
  await db().execute(sql`delete from pgboss.job where name = 'remove-files'`);
  const { projectId, version } = await draftedProject('Swept Plumbing');
  const phones = ['(919) 555-0181', '(919) 555-0182'];
  let reads = 0;
  const read = async () => {
    const sources = await siteSources(projectId);
    const phone = phones[reads++] ?? '';
    const { business, ...rest } = sources.answers as { business: object };
    // Each build says another phone number, so its pages are files of its own.
    if (reads === 1) await touch(projectId);
    return { ...sources, answers: { ...rest, business: { ...business, phone } } } as typeof sources;
  };
  const builds: string[][] = [];
  const stored = await buildThenStore(
    async () => {
      const sources = await read();
      builds.push((await buildSite(sources)).files.map(({ hash }) => hash));
      return sources;
    },
    (tx, built) => storeVersion(tx, projectId, built, { name: 'Draft', actor: 'test', sent: false }),
  );
  expect(builds).toHaveLength(2);
  const [overtakenFiles = [], storedFiles = []] = builds;
  const filesOf = async (versionId: string) =>
    (await db().select().from(siteFiles).where(eq(siteFiles.versionId, versionId))).map(({ hash }) => hash);
  const older = await filesOf(version.id);
  expect((await filesOf(stored.id)).sort()).toEqual([...storedFiles].sort());
  const alone = overtakenFiles.filter((hash) => !storedFiles.includes(hash) && !older.includes(hash));
  expect(alone.length).toBeGreaterThan(0);

  const { rows } = await db().execute<{ names: string[]; waits: boolean }>(
    sql`select data->'names' as names, start_after > now() + interval '5 minutes' as waits from pgboss.job where name = 'remove-files'`,
  );
  expect(rows).toEqual([{ names: expect.arrayContaining(overtakenFiles), waits: true }]);
  expect(await removeFiles(rows[0]?.names ?? [], new Date(Date.now() + 10 * minuteMs))).toBe(alone.length);
  for (const hash of alone) await expect(getFile(hash)).rejects.toThrow();
  for (const hash of [...storedFiles, ...older]) expect((await getFile(hash)).length).toBeGreaterThan(0);
});

test('while a site is built, others may change its brief without waiting', async () => {
  const { projectId } = await draftedProject('Unlocked Plumbing');
  const { read, reads } = overtaken(projectId, 0);
  const building = buildThenStore(read, async () => 'stored');
  await db().transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '50ms'`);
    await tx.select().from(briefs).where(eq(briefs.projectId, projectId)).for('update');
  });
  expect(await building).toBe('stored');
  expect(reads()).toBe(1);
});

test('the bodies of a build are stored before its rows, each under its hash', async () => {
  const { projectId, version } = await draftedProject('Bodies Plumbing');
  const rows = await db().select().from(siteFiles).where(eq(siteFiles.versionId, version.id));
  const paths = await buildThenStore(
    () => siteSources(projectId),
    async (_tx, built) => built.files.map(({ path, hash }) => `${path} ${hash}`),
  );
  expect(paths.sort()).toEqual(rows.map(({ path, hash }) => `${path} ${hash}`).sort());
});
