import { addMinutes, subDays } from 'date-fns';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { demoAccounts } from '../content/demo-accounts.ts';
import { db } from '../db/connect.ts';
import { accounts, analyticsEvents, bookings, discountCodes, users } from '../db/schema/index.ts';
import { book } from '../domain/bookings/bookings.ts';
import { offerNow } from '../domain/bookings/calendar.ts';
import { makeCode } from '../domain/discounts/making.ts';
import { random } from '../sites/scenes/random.ts';
import { dayMs } from '../time/units.ts';
import { accepted } from './accepted.ts';
import { demoCode, liveThrough } from './customer-life.ts';
import { calls, publicPaths } from './customer-words.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';
import type { DemoOffice } from './demo-office.ts';
import { withFates } from './fates.ts';
import { numberByDate } from './number-by-date.ts';
import { forget, History } from './past.ts';

/**
 * When customers book calls: some days ago for the second available day from then, or within the last hours for a later one,
 * counted from 0.
 */
const callTimes = [{ daysAgo: 96 }, { daysAgo: 61 }, { daysAgo: 40 }, { daysAgo: 23 }, { daysAgo: 9 }, { day: 2 }, { day: 4 }, { day: 6 }];
const visitDays = 30;

/**
 * Fills the demo with sixty customers and their eight months, one after the other. Continues if it was interrupted, and does
 * nothing in a filled database. `wanted` selects some of the customers.
 */
export async function fillCustomers(
  testPayments: Pick<DemoOffice, 'pay' | 'finish'>,
  wanted: (customer: ReturnType<typeof withFates<DemoCustomer>>[number], index: number) => boolean = () => true,
): Promise<void> {
  const [admin] = await db()
    .select({ id: users.id, passwordHash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, demoAccounts.admin));
  if (!admin) return;
  const office = { ...testPayments, adminId: admin.id, passwordHash: admin.passwordHash ?? '' };
  await makeDemoCode(admin.id);
  const customers = withFates(demoCustomers).filter(wanted);
  for (const customer of customers) await liveThrough(customer, office);
  if (await db().$count(analyticsEvents, like(analyticsEvents.visit, 'demo-%'))) return;
  const emails = customers.map(({ owner }) => owner.email);
  await numberByDate(emails);
  await bookCalls(emails);
  // Come last and in one statement, so they show that the rest is complete.
  await countVisits();
}

/** Creates a code that some customers use. */
async function makeDemoCode(adminId: string): Promise<void> {
  if (await db().$count(discountCodes, eq(discountCodes.code, demoCode))) return;
  const history = new History();
  const code = {
    code: demoCode,
    note: 'Handed out at the river fair',
    percent: 20,
    amountCents: null,
    maxUses: 25,
    lastDay: null,
    oncePerCustomer: true,
  };
  const { id } = await history.at(subDays(new Date(), 241), async () => accepted(await makeCode(code, `admin:${adminId}`)));
  await history.settle([id]);
}

/** Books calls of customers, past and ahead. Those ahead leave the first times that visitors are offered. */
async function bookCalls(emails: string[]): Promise<void> {
  const interrupted = await db().select({ id: bookings.id }).from(bookings).where(inArray(bookings.email, emails));
  if (interrupted.length > 0) await forget(interrupted.map(({ id }) => id));
  const owners = await db().select().from(users).where(inArray(users.email, emails)).orderBy(asc(users.createdAt), asc(users.id));
  const now = new Date();
  const history = new History();
  const ids: string[] = [];
  for (const [index, { daysAgo, day }] of callTimes.entries()) {
    const owner = owners[Math.floor((index * owners.length) / callTimes.length)];
    if (!owner) continue;
    const bookedAt = daysAgo ? subDays(now, daysAgo) : addMinutes(now, -60 - (callTimes.length - index) * 45);
    await history.at(bookedAt, async () => {
      const available = (await offerNow()).days.filter(({ times }) => times.length > 0);
      const { times = [] } = available[day ?? 1] ?? {};
      const startsAt = times[Math.floor(times.length / 2)];
      if (!startsAt) return;
      const call = {
        name: owner.name,
        email: owner.email,
        phone: '',
        topic: 'site' as const,
        message: calls[index % calls.length] ?? '',
        zone: 'America/New_York',
        startsAt,
      };
      const { booking } = accepted(await book(call, owner.id, { actor: `user:${owner.id}` }));
      ids.push(booking.id);
    });
  }
  await history.settle(ids);
}

/** Adds views of our own pages. Without them, Admin would show more orders than visitors. */
async function countVisits(): Promise<void> {
  const next = random('demo visits');
  const now = Date.now();
  const views = Array.from({ length: visitDays }, (_, day) =>
    Array.from({ length: 8 + Math.floor(next() * 14) }, (_unused, index) => ({
      name: 'page_view' as const,
      path: publicPaths[Math.floor(next() * publicPaths.length)] ?? '/',
      visit: `demo-${day}-${index - (index % 2)}`,
      createdAt: new Date(now - (day + next()) * dayMs),
    })),
  ).flat();
  await db().insert(analyticsEvents).values(views);
}
