import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog, threads, users } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { listPageSize } from '../admin-list.ts';
import { openProject } from '../projects/projects.ts';
import { auditForAdmin } from './audit.ts';

const newestFirst = { sort: 'time', descending: true } as const;

import { auditActions } from '../audit/schema.ts';

useDatabase();

test('the log names who did what to what, is searched and filtered, newest first', async () => {
  const mara = await makePerson({ firstName: 'Mara' });
  const owner = await makePerson({ firstName: 'Orla' });
  const { order } = await placedOrder();
  const project = await openProject(owner.id);
  const by = `admin:${mara.id}`;
  await db()
    .insert(auditLog)
    .values([
      { actor: by, action: 'order.canceled', subject: `order:${order.id}`, detail: { reason: 'Ordered twice' }, requestId: 'req77' },
      { actor: by, action: 'project.draft', subject: `project:${project.id}`, detail: {} },
      { actor: 'command line', action: 'role.grant', subject: `user:${owner.id}`, detail: { role: 'admin' } },
      { actor: by, action: 'setting.change', subject: 'setting:draftHours', detail: { reason: '24 to 20' } },
    ]);
  const { rows, counts } = await auditForAdmin({ ...newestFirst, search: '', filter: 'all', page: 1 });
  expect(rows.map(({ action, about, who }) => [action, about, who])).toEqual([
    ['setting.change', 'First draft within (hours)', 'Mara Hollis'],
    ['role.grant', 'Orla Hollis', null],
    ['project.draft', project.name, 'Mara Hollis'],
    ['order.canceled', `S-${order.number}`, 'Mara Hollis'],
  ]);
  expect(counts).toEqual({ all: 4, orders: 1, projects: 1, people: 1, messages: 0, settings: 1 });
  const found = async (search: string, filter: 'all' | 'orders' | 'people' = 'all') =>
    (await auditForAdmin({ ...newestFirst, search, filter, page: 'all' })).rows.map(({ action }) => action);
  expect(await found('TWICE')).toEqual(['order.canceled']);
  expect(await found('req77')).toEqual(['order.canceled']);
  expect(await found('mara')).toHaveLength(3);
  expect(await found('mara', 'people')).toEqual([]);
  expect(await found('command')).toEqual(['role.grant']);
  // By the words that Admin shows, in any order: of the action, of the setting, of what it was done to.
  expect(await found('administrator')).toEqual(['role.grant']);
  expect(await found('draft hours mara')).toEqual(['setting.change']);
  expect(await found(`s-${order.number}`)).toEqual(['order.canceled']);
  expect(await found('no such thing')).toEqual([]);
});

test('a deleted person is no longer found by name, and their entries stay', async () => {
  const owner = await makePerson({ firstName: 'Zenobia' });
  const project = await openProject(owner.id);
  await db()
    .insert(auditLog)
    .values([
      { actor: 'command line', action: 'role.grant', subject: `user:${owner.id}` },
      { actor: `admin:${owner.id}`, action: 'project.draft', subject: `project:${project.id}`, detail: { reason: 'Ready early' } },
    ]);
  const found = async (search: string) => (await auditForAdmin({ ...newestFirst, search, filter: 'all', page: 1 })).counts.all;
  expect(await found('zenobia')).toBe(2);
  await db().delete(users).where(eq(users.id, owner.id));
  expect(await found('zenobia')).toBe(0);
  expect(await found('ready early')).toBe(1);
});

test('pages repeat nothing', async () => {
  await db()
    .insert(auditLog)
    .values(Array.from({ length: listPageSize + 1 }, (_, n) => ({ actor: 'a', action: 'x', subject: `order:${n}`, detail: {} })));
  const [first, second] = [
    await auditForAdmin({ ...newestFirst, search: '', filter: 'all', page: 1 }),
    await auditForAdmin({ ...newestFirst, search: '', filter: 'all', page: 2 }),
  ];
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(first.rows).toHaveLength(listPageSize);
  expect(ids).toHaveLength(first.counts.all);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an answer is under messages, with whom it went to', async () => {
  const [thread] = await db().insert(threads).values({ guestEmail: 'walt@people.test', guestName: 'Walt' }).returning();
  await db()
    .insert(auditLog)
    .values({ actor: 'admin:1', action: 'message.answer', subject: `thread:${thread?.id}`, detail: {} });
  const { rows } = await auditForAdmin({ ...newestFirst, search: 'walt answered', filter: 'messages', page: 1 });
  expect(rows).toMatchObject([{ action: 'message.answer', about: 'Walt' }]);
});

test('every action that is recorded has words', () => {
  const written = globSync('domain/*/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/action: '([a-z]+\.[a-z-]+)'/g)].map(([, action]) => action),
  );
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((action) => !auditActions[action ?? ''])).toEqual([]);
});
