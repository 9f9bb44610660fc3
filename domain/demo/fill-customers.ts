import { addMinutes, subDays } from 'date-fns';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { accounts, analyticsEvents, bookings, discountCodes, users } from '../../db/schema/index.ts';
import { random } from '../../sites/scenes/random.ts';
import { dayMs } from '../../time/units.ts';
import { book } from '../bookings/bookings.ts';
import { offerNow } from '../bookings/calendar.ts';
import { makeCode } from '../discounts/making.ts';
import { accepted } from './accepted.ts';
import { demoCode, liveThrough } from './customer-life.ts';
import { calls, publicPaths } from './customer-words.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';
import type { DemoOffice } from './demo-office.ts';
import { withFates } from './fates.ts';
import { History } from './past.ts';

/** How many days ago customers book their calls; negative: days until a call that is ahead. */
const callDays = [96, 61, 40, 23, 9, -2, -4, -6];
const visitDays = 30;

/**
 * Fills the demo with sixty customers and their eight months, one after the other. Continues where it was interrupted, and does
 * nothing in a filled database. `wanted` limits it to some of them.
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
  await bookCalls(customers);
  await countVisits();
}

/** A code that customers of the last months used. */
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

/** Calls of customers, past and ahead. Those ahead leave the first times that visitors are offered. */
async function bookCalls(customers: readonly DemoCustomer[]): Promise<void> {
  const emails = customers.map(({ owner }) => owner.email);
  if (await db().$count(bookings, inArray(bookings.email, emails))) return;
  const owners = await db().select().from(users).where(inArray(users.email, emails)).orderBy(asc(users.createdAt), asc(users.id));
  for (const [index, day] of callDays.entries()) {
    const owner = owners[Math.floor((index * owners.length) / callDays.length)];
    if (!owner) continue;
    const history = new History();
    const booked = await history.at(day > 0 ? subDays(new Date(), day) : addMinutes(new Date(), -60 - index * 45), async () => {
      const open = (await offerNow()).days.filter(({ times }) => times.length > 0);
      const { times = [] } = open[day > 0 ? 1 : -day] ?? {};
      const startsAt = times[Math.floor(times.length / 2)];
      if (!startsAt) return undefined;
      return book(
        {
          name: owner.name,
          email: owner.email,
          phone: '',
          topic: 'site',
          message: calls[index % calls.length] ?? '',
          zone: 'America/New_York',
          startsAt,
        },
        owner.id,
        { actor: `user:${owner.id}` },
      );
    });
    if (booked?.ok) await history.settle([booked.booking.id]);
  }
}

/** Views of our own pages: without them, more people would have ordered than ever came. */
async function countVisits(): Promise<void> {
  if (await db().$count(analyticsEvents, like(analyticsEvents.visit, 'demo-%'))) return;
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
