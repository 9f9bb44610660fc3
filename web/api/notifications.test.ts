import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { choicesOf } from '../../domain/notifications/choices.ts';
import { addNotification, notificationsOf } from '../../domain/notifications/list.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, type SignedIn } from '../../tests/helpers/signed-in.ts';
import { addNotifications } from './notifications.ts';

useDatabase();
const app = new Hono();
addNotifications(app);

async function mark(fields: Record<string, string>, by?: SignedIn): Promise<number> {
  const headers = new Headers(by?.headers);
  return (await app.request('/api/notifications/read', { method: 'POST', body: new URLSearchParams(fields), headers })).status;
}

const read = async ({ id }: SignedIn) => (await notificationsOf(id)).map((row) => row.read);

test('a person marks their own notifications read, one or all, and no one else can', async () => {
  const [person, stranger] = [await makeSignedIn(), await makeSignedIn()];
  for (const n of [1, 2, 3]) await addNotification(db(), person.id, { type: 'info', title: `${n}`, message: '', eventKey: `${n}` });
  const [newest] = await notificationsOf(person.id);
  const which = newest?.id ?? '';
  expect(await mark({ which })).toBe(401);
  expect(await mark({ which }, stranger)).toBe(204);
  expect(await mark({ which: 'all' }, stranger)).toBe(204);
  expect(await read(person)).toEqual([false, false, false]);
  expect(await mark({ which }, person)).toBe(204);
  expect(await read(person)).toEqual([true, false, false]);
  expect(await mark({ which: 'all' }, person)).toBe(204);
  expect(await read(person)).toEqual([true, true, true]);
});

test('a person reads their own, the newest first, and how many are unread', async () => {
  const [person, stranger] = [await makeSignedIn(), await makeSignedIn()];
  for (const title of ['Older', 'Newer']) await addNotification(db(), person.id, { type: 'info', title, message: '', eventKey: title });
  const get = (headers?: Headers) => app.request('/api/notifications', headers ? { headers } : {});
  expect(await (await get(person.headers)).json()).toMatchObject({ unread: 2, notifications: [{ title: 'Newer' }, { title: 'Older' }] });
  const { notifications } = (await (await get(person.headers)).json()) as { notifications: object[] };
  expect(Object.keys(notifications[0] ?? {})).toEqual(['id', 'user_id', 'type', 'title', 'message', 'link', 'read', 'created_at']);
  expect(notifications[0]).toMatchObject({ user_id: person.id, created_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await (await get(stranger.headers)).json()).toEqual({ unread: 0, notifications: [] });
  expect(await (await get()).json()).toEqual({ unread: 0, notifications: [] });
});

test.each([{}, { which: 'one' }, { which: 'all', userId: 'x' }])('%j is refused', async (fields) => {
  expect(await mark(fields as Record<string, string>, await makeSignedIn())).toBe(400);
});

test('a person chooses where they hear of an event, for themselves alone', async () => {
  const [person, stranger] = [await makeSignedIn(), await makeSignedIn()];
  const choose = async (body: string, headers?: Headers) => {
    const form = new Headers(headers);
    form.set('content-type', 'application/x-www-form-urlencoded');
    return (await app.request('/api/notifications/choices', { method: 'POST', body, headers: form })).status;
  };
  expect(await choose('listed=live&on=live.inApp')).toBe(401);
  expect(await choose('listed=live&on=live.everywhere', person.headers)).toBe(400);
  expect(await choose('listed=live&listed=new-order&on=live.inApp', person.headers)).toBe(204);
  const of = async ({ id }: SignedIn, event: string) => (await choicesOf(id, true)).find((choice) => choice.event === event);
  expect(await of(person, 'live')).toMatchObject({ inApp: true, mail: false });
  expect(await of(person, 'new-order'), 'of staff').toMatchObject({ inApp: true, mail: true });
  expect(await of(stranger, 'live')).toMatchObject({ inApp: true, mail: true });
});
