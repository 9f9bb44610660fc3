import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectNow, projectRow, sendBrief } from '../../tests/helpers/projects.ts';
import { openProject } from '../projects/projects.ts';
import { freeSlug, slugOf } from './slug.ts';

useDatabase();

test.each([
  ['Hollis & Daughter Plumbing', 'hollis-daughter-plumbing'],
  ['Café Zoë', 'cafe-zoe'],
  ["Dana's  Diner!!", 'danas-diner'],
  ['Dana’s Diner', 'danas-diner'],
  ['--- 24/7 ---', '24-7'],
  ['A very long name of a very small business indeed', 'a-very-long-name-of-a-very-small'],
  ['A very long name of a very small busine & more', 'a-very-long-name-of-a-very-small-busine'],
  ['株式会社', 'site-new'],
  ['', 'site-new'],
  ['X', 'site-x'],
  ['Admin', 'site-admin'],
  ['WWW', 'site-www'],
  ['P. Miller', 'site-p-miller'],
  ['B & B', 'site-b-b'],
  ['Sunup', 'site-sunup'],
])('%s lives at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/);
});

test('a taken slug gets the next free number; a project keeps its own', async () => {
  const { projectId: first } = await projectRow({ slug: 'corner-bakery' });
  const { projectId: second } = await projectRow({ slug: 'corner-bakery-2' });
  expect(await freeSlug(db(), 'Corner Bakery', second)).toBe('corner-bakery-2');
  expect(await freeSlug(db(), 'Corner Bakery', first)).toBe('corner-bakery');
  await db().update(projects).set({ slug: 'moved' }).where(eq(projects.id, first));
  expect(await freeSlug(db(), 'Corner Bakery', second)).toBe('corner-bakery');
});

test('two businesses of one name that submit at the same moment both get an address', async () => {
  const owners = [await makePerson(), await makePerson(), await makePerson()];
  const ids = await Promise.all(owners.map(async (owner) => (await openProject(owner.id)).id));
  await Promise.all(ids.map((id, index) => sendBrief(owners[index]?.id ?? '', id, 'Twin Oaks Plumbing')));
  const slugs = await Promise.all(ids.map(async (id) => (await projectNow(id)).slug));
  expect(slugs.sort()).toEqual(['twin-oaks-plumbing', 'twin-oaks-plumbing-2', 'twin-oaks-plumbing-3']);
});

test('a business whose name ends with the number that another gets at the same moment gets another address', async () => {
  const names = ['Studio Elm', 'Studio Elm', 'Studio Elm 2'];
  const owners = await Promise.all(names.map(() => makePerson()));
  const ids = await Promise.all(owners.map(async (owner) => (await openProject(owner.id)).id));
  await Promise.all(names.map((name, index) => sendBrief(owners[index]?.id ?? '', ids[index] ?? '', name)));
  const slugs = await Promise.all(ids.map(async (id) => (await projectNow(id)).slug));
  expect(new Set(slugs).size).toBe(names.length);
});
