import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { mails, notifications, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { moneyScenarios } from '../../tests/helpers/notification-scenarios/money.ts';
import { operationScenarios } from '../../tests/helpers/notification-scenarios/operation.ts';
import { peopleScenarios } from '../../tests/helpers/notification-scenarios/people.ts';
import type { Scenario, ScenarioContext, Scenarios } from '../../tests/helpers/notification-scenarios/scenario.ts';
import { siteScenarios } from '../../tests/helpers/notification-scenarios/sites.ts';
import { usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { useClock } from '../../tests/helpers/plans.ts';
import { changeSetting } from '../settings/settings.ts';
import { type EventKey, eventKeys, eventKind } from './schema.ts';

const keys = new Set<unknown>(eventKeys());

/**
 * The notifications and emails about an event that `trigger` made, by the statements on each connection: the domain reads what someone chose for an
 * event before it writes their rows.
 */
async function notificationsOf(event: EventKey, trigger: () => Promise<unknown>): Promise<Pick<Scenario, 'bell' | 'mails'>> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await trigger();
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

const scenarios: Scenarios = { ...siteScenarios, ...peopleScenarios, ...moneyScenarios, ...operationScenarios };

let context: ScenarioContext;
beforeAll(async () => {
  const { email } = await makePerson({ firstName: 'Mara', admin: true });
  context = { admin: email, provider, clock, queue: database.queue };
  // Every order starts today, and every call has room.
  await changeSetting('dailyCapacity', 100, 'admin:test');
});

test('every event that people are notified of has a scenario', () => {
  expect(Object.keys(scenarios).sort()).toEqual(eventKeys().sort());
});

test.each(eventKeys())('%s reaches the people of its scenario, by bell and email', async (event: EventKey) => {
  const { trigger, bell, mails: sent } = await scenarios[event](context);
  const made = await notificationsOf(event, trigger);
  expect(made.bell).toEqual(bell);
  expect(made.mails).toEqual(sent.map(([to, template, props]) => [to, template, expect.objectContaining(props)]));
  // Each entry of the catalog says where it reaches people.
  const { inApp, mail } = eventKind(event);
  if (inApp === 'never') expect(bell).toEqual([]);
  if (mail === 'never') expect(sent.filter(([to]) => to !== brand.email)).toEqual([]);
});
