import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { onChange, publishChange, startListening } from '../../db/live.ts';
import { notifications, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { addNotification, markAllRead, markRead, notificationsOf, unreadCount } from './list.ts';

const database = useDatabase();

const news = (eventKey: string) => ({ type: 'info' as const, title: 'News', message: `About ${eventKey}.`, link: '/portal', eventKey });

test('a notification for the same event and person is made once', async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  for (const person of [one, one, other]) await addNotification(db(), person.id, news('draft'));
  expect(await notificationsOf(one.id)).toMatchObject([{ title: 'News', message: 'About draft.', link: '/portal', read: false }]);
  expect(await notificationsOf(other.id)).toHaveLength(1);
});

const listOf = async ({ id }: { id: string }) => (await notificationsOf(id)).map(({ message, read }) => [message, read]);

test('renewed news replaces what is still unread and moves to the top', async () => {
  const person = await makePerson();
  await addNotification(db(), person.id, { ...news('talk'), renews: true });
  await addNotification(db(), person.id, news('draft'));
  await addNotification(db(), person.id, { ...news('talk'), message: 'One more.', renews: true });
  expect(await listOf(person)).toEqual([
    ['One more.', false],
    ['About draft.', false],
  ]);
});

test('what was read stays read: new news gets a row of its own, one until it is read too', async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  const renew = (message: string) => addNotification(db(), person.id, { ...news('talk'), message, renews: true });
  await addNotification(db(), other.id, { ...news('talk'), renews: true });
  await renew('First.');
  const [first] = await notificationsOf(person.id);
  await markAllRead(person.id);
  await renew('Second.');
  await renew('Third.');
  await markAllRead(person.id);
  await renew('Fourth.');
  expect(await listOf(person)).toEqual([
    ['Fourth.', false],
    ['Third.', true],
    ['First.', true],
  ]);
  expect((await notificationsOf(person.id)).at(-1)).toEqual({ ...first, read: true });
  expect(await listOf(other)).toEqual([['About talk.', false]]);
});

test('a row has exactly the fields of the seed', async () => {
  const person = await makePerson();
  await addNotification(db(), person.id, news('fields'));
  const [row] = await notificationsOf(person.id);
  expect(Object.keys(row ?? {})).toEqual(['id', 'user_id', 'type', 'title', 'message', 'link', 'read', 'created_at']);
});

test('the list shows the newest twenty; the count counts them all', async () => {
  const person = await makePerson();
  for (let n = 1; n <= 23; n++) await addNotification(db(), person.id, news(`event ${String(n).padStart(2, '0')}`));
  const list = await notificationsOf(person.id);
  expect(list).toHaveLength(20);
  expect(list[0]?.message).toBe('About event 23.');
  expect(await unreadCount(person.id)).toBe(23);
});

test('marking one read leaves the others, and strangers mark nothing', async () => {
  const [person, stranger] = [await makePerson(), await makePerson()];
  await addNotification(db(), person.id, news('first'));
  await addNotification(db(), person.id, news('second'));
  const [second] = await notificationsOf(person.id);
  await markRead(stranger.id, second?.id ?? '');
  expect(await unreadCount(person.id)).toBe(2);
  await markRead(person.id, second?.id ?? '');
  expect((await notificationsOf(person.id)).map(({ read }) => read)).toEqual([true, false]);
});

test("marking all read touches one person's rows", async () => {
  const [person, stranger] = [await makePerson(), await makePerson()];
  for (const { id } of [person, stranger]) await addNotification(db(), id, news('all'));
  await markAllRead(person.id);
  expect([await unreadCount(person.id), await unreadCount(stranger.id)]).toEqual([0, 1]);
});

test('a change is announced when it commits, without data, and isn’t when it fails', async () => {
  const stop = await startListening(database.url());
  const person = await makePerson();
  const heard: unknown[] = [];
  const first = new Promise<void>((resolve) => {
    const forget = onChange((change) => {
      heard.push(change);
      if (change.id !== person.id) return;
      forget();
      resolve();
    });
  });
  const failed = db().transaction(async (tx) => {
    await publishChange(tx, { topic: 'project', id: 'lost' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await addNotification(db(), person.id, news('heard'));
  await first;
  expect(heard).toEqual([{ topic: 'user', id: person.id }]);
  await stop();
});

test('a deleted person’s notifications are deleted too', async () => {
  const person = await makePerson();
  await addNotification(db(), person.id, news('gone'));
  await db().delete(users).where(eq(users.id, person.id));
  expect(await db().$count(notifications, eq(notifications.userId, person.id))).toBe(0);
});
