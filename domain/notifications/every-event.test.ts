import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { mails, notifications, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import type { Happening, Happenings, Stage } from '../../tests/helpers/happenings/happening.ts';
import { moneyHappenings } from '../../tests/helpers/happenings/money.ts';
import { operationHappenings } from '../../tests/helpers/happenings/operation.ts';
import { peopleHappenings } from '../../tests/helpers/happenings/people.ts';
import { siteHappenings } from '../../tests/helpers/happenings/sites.ts';
import { usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { useClock } from '../../tests/helpers/plans.ts';
import { changeSetting } from '../settings/settings.ts';
import { type EventKey, eventKeys, eventKind } from './schema.ts';

const keys = new Set<unknown>(eventKeys());

/**
 * What people were told of an event while `act` ran, by the statements on each connection: the domain reads what someone chose for an
 * event before it writes their rows.
 */
async function toldOf(event: EventKey, act: () => Promise<unknown>): Promise<Pick<Happening, 'bell' | 'mails'>> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const now = new Map<unknown, unknown>();
  const ids = query.mock.calls.flatMap((call, n): string[] => {
    const [statement, values = []] = call as unknown as [string | { text: string }, unknown[] | undefined];
    const text = typeof statement === 'string' ? statement : statement.text;
    const client = query.mock.contexts[n];
    if (/left join "notification_choices"/.test(text))
      now.set(
        client,
        values.find((value) => keys.has(value)),
      );
    return now.get(client) === event && /^insert into "(?:notifications|mails)" \("id"/.test(text) ? [String(values[0])] : [];
  });
  query.mockRestore();
  const bell = await db()
    .select({ to: users.email, title: notifications.title, message: notifications.message })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(inArray(notifications.id, ids))
    .orderBy(notifications.id);
  const sent = await db().select().from(mails).where(inArray(mails.id, ids)).orderBy(mails.id);
  return {
    bell: bell.map(({ to, title, message }) => [to, title, message]),
    mails: sent.map(({ recipient, template, props }) => [recipient, template, props as Record<string, unknown>]),
  };
}

const database = useDatabase();
const clock = useClock();
const provider = usePayments({ now: () => new Date() });

const happenings: Happenings = { ...siteHappenings, ...peopleHappenings, ...moneyHappenings, ...operationHappenings };

let stage: Stage;
beforeAll(async () => {
  const { email } = await makePerson({ firstName: 'Mara', admin: true });
  stage = { admin: email, provider, clock, queue: database.queue };
  // Every order starts today, and every call has room.
  await changeSetting('dailyCapacity', 100, 'admin:test');
});

test('the table has every event that people are notified of', () => {
  expect(Object.keys(happenings).sort()).toEqual(eventKeys().sort());
});

test.each(eventKeys())('%s reaches the people of its row, by bell and email', async (event: EventKey) => {
  const { act, bell, mails: sent } = await happenings[event](stage);
  const told = await toldOf(event, act);
  expect(told.bell).toEqual(bell);
  expect(told.mails).toEqual(sent.map(([to, template, props]) => [to, template, expect.objectContaining(props)]));
  // Each entry of the catalog says where it reaches people.
  const { inApp, mail } = eventKind(event);
  if (inApp === 'never') expect(bell).toEqual([]);
  if (mail === 'never') expect(sent.filter(([to]) => to !== brand.email)).toEqual([]);
});
