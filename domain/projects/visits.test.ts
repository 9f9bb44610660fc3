import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../db/connect.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { addViews, viewsOf, writeViews } from './visits.ts';

const database = useDatabase();

const now = new Date('2026-11-21T23:30:00Z');

test('views are added up by day, in any number of batches', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  addViews(projectId, 2, now);
  addViews(projectId, 1, new Date('2026-11-20T00:00:00Z'));
  await writeViews();
  addViews(projectId, 3, now);
  await writeViews();
  await writeViews();
  const days = await viewsOf(owner.id, projectId, 30, now);
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', views: 1 },
    { day: '2026-11-21', views: 5 },
  ]);
  expect(days[0]).toEqual({ day: '2026-10-23', views: 0 });
});

test('days before the last thirty are left out', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  addViews(projectId, 7, new Date('2026-10-22T12:00:00Z'));
  await writeViews();
  expect((await viewsOf(owner.id, projectId, 30, now)).every(({ views }) => views === 0)).toBe(true);
});

test("another person's views are not shown", async () => {
  const { projectId } = await projectRow({ state: 'live' });
  const stranger = await makePerson();
  addViews(projectId, 4, now);
  await writeViews();
  expect((await viewsOf(stranger.id, projectId, 30, now)).every(({ views }) => views === 0)).toBe(true);
});

test('views of a deleted project don’t hold up the others', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  addViews('01890000-0000-7000-8000-000000000000', 1, now);
  addViews(projectId, 1, now);
  await writeViews();
  expect((await viewsOf(owner.id, projectId, 1, now))[0]?.views).toBe(1);
});

test('views that couldn’t be written wait, for several rounds if needed, and are counted once', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  await closeDatabase();
  for (let round = 0; round < 3; round++) {
    addViews(projectId, 2, now);
    await expect(writeViews()).rejects.toThrow();
  }
  openDatabase(database.url());
  await Promise.all([writeViews(), writeViews()]);
  await writeViews();
  expect((await viewsOf(owner.id, projectId, 1, now))[0]?.views).toBe(6);
});
