import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { payFor } from '../../tests/helpers/projects.ts';
import { hourMs } from '../../time/units.ts';
import { listPageSize } from '../admin-list.ts';
import { projectsForAdmin } from './admin.ts';
import { openProject } from './projects.ts';
import { projectForAdmin } from './queries.ts';

useDatabase();

type ProjectListQuery = Parameters<typeof projectsForAdmin>[0];
const plain: ProjectListQuery = { search: '', filter: 'open', sort: 'clock', descending: false, page: 1 };

test('projects with running clocks come first, the most urgent on top', async () => {
  const owner = await makePerson();
  const at = (hours: number) => new Date(Date.now() + hours * hourMs);
  const rows = [
    { name: 'no clock', state: 'awaiting_brief' as const },
    { name: 'due later', clockRunningSince: at(-1), dueAt: at(20) },
    { name: 'due soon', clockRunningSince: at(-1), dueAt: at(2) },
    { name: 'paused', clockRunningSince: null, dueAt: at(1) },
  ];
  for (const row of rows)
    await db()
      .insert(projects)
      .values({ ownerId: owner.id, seed: 1, ...row });
  const { rows: listed } = await projectsForAdmin(plain);
  const names = listed.filter(({ ownerEmail }) => ownerEmail === owner.email).map(({ project }) => project.name);
  expect(names.slice(0, 2)).toEqual(['due soon', 'due later']);
  expect([...names].sort()).toEqual(['due later', 'due soon', 'no clock', 'paused']);
  const [row] = await db().select().from(projects).where(eq(projects.name, 'due soon'));
  expect(await projectForAdmin(row?.id ?? '')).toMatchObject({ project: { name: 'due soon' }, ownerEmail: owner.email, order: null });
});

test('pages of projects skip and repeat none, and each project is under its own filter', async () => {
  const owner = await makePerson();
  const values = (count: number, set: Partial<typeof projects.$inferInsert>) =>
    Array.from({ length: count }, (_, n) => ({ ownerId: owner.id, seed: 1, name: `${set.state} ${n}`, ...set }));
  const before = (await projectsForAdmin({ ...plain, filter: 'over' })).counts;
  await db()
    .insert(projects)
    .values(values(listPageSize + 3, { state: 'archived' }));
  await db()
    .insert(projects)
    .values(values(2, { state: 'drafting' }));
  const { counts } = await projectsForAdmin({ ...plain, filter: 'over' });
  expect(counts).toEqual({
    ...before,
    open: before.open + 2,
    all: before.all + listPageSize + 5,
    making: before.making + 2,
    over: before.over + listPageSize + 3,
  });
  const pages = [];
  for (let page = 1; page <= Math.ceil(counts.over / listPageSize); page++)
    pages.push((await projectsForAdmin({ ...plain, filter: 'over', page })).rows);
  expect(pages[0]).toHaveLength(listPageSize);
  const ids = pages.flat().map(({ project }) => project.id);
  expect(new Set(ids).size).toBe(counts.over);
  expect(pages.flat().some(({ project }) => project.state === 'drafting')).toBe(false);
});

test('a project is found by its name, its owner and the number of its order', async () => {
  const owner = await makePerson({ firstName: 'Philippa', email: 'pip_1@people.test' });
  const { id } = await openProject(owner.id);
  const order = await orderNow(await payFor(owner));
  await db().update(projects).set({ name: 'Quince & Sons', slug: 'quince' }).where(eq(projects.id, id));
  const found = async (search: string) =>
    (await projectsForAdmin({ ...plain, search, filter: 'all' })).rows.map(({ project }) => project.id);
  for (const search of ['quince', 'PHILIPPA', 'pip_1@', `S-${order.number}`, `${order.number}`]) expect(await found(search)).toEqual([id]);
  expect(await found('pipx1')).toEqual([]);
  const { rows, counts } = await projectsForAdmin({ ...plain, search: 'quince', filter: 'begun' });
  expect(rows).toMatchObject([{ ownerId: owner.id, ownerName: 'Philippa Hollis', orderNumber: order.number, openEdits: 0 }]);
  expect(counts).toEqual({ open: 1, all: 1, begun: 1, making: 0, review: 0, live: 0, over: 0 });
});

test('projects are sorted by name and by last change', async () => {
  const owner = await makePerson({ firstName: 'Sorting' });
  const at = (hours: number) => new Date(Date.now() + hours * hourMs);
  await db()
    .insert(projects)
    .values([
      { ownerId: owner.id, seed: 1, name: 'beta', updatedAt: at(-1) },
      { ownerId: owner.id, seed: 1, name: 'Alpha', updatedAt: at(-2) },
    ]);
  const names = async (query: Partial<ProjectListQuery>) =>
    (await projectsForAdmin({ ...plain, search: 'sorting', ...query })).rows.map(({ project }) => project.name);
  expect(await names({ sort: 'name' })).toEqual(['Alpha', 'beta']);
  expect(await names({ sort: 'name', descending: true })).toEqual(['beta', 'Alpha']);
  expect(await names({ sort: 'changed' })).toEqual(['Alpha', 'beta']);
  expect(await names({ sort: 'changed', descending: true, page: 'all' })).toEqual(['beta', 'Alpha']);
});
