import { compareAsc } from 'date-fns';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { today } from '../content/business-clock.ts';
import { demoAccounts } from '../content/demo-accounts.ts';
import { db } from '../db/connect.ts';
import {
  accounts,
  analyticsEvents,
  bookings,
  documents,
  leads,
  mails,
  messages,
  orders,
  plans,
  projects,
  refunds,
  slots,
  users,
} from '../db/schema/index.ts';
import { logIn } from '../domain/accounts/login.ts';
import { replacePassword } from '../domain/accounts/passwords.ts';
import { offerNow } from '../domain/bookings/calendar.ts';
import { nextFreeDay } from '../domain/slots/slots.ts';
import { paymentVisitor } from '../outside/fakes/payments/visitor.ts';
import { opened } from '../outside/payments/client.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { isOwnPage } from '../tests/helpers/own-links.ts';
import { usePayments } from '../tests/helpers/payments.ts';
import { isAdmin, makePerson } from '../tests/helpers/people.ts';
import { publicPaths } from './customer-words.ts';
import { demoCustomers } from './customers.ts';
import { withFates } from './fates.ts';
import { fillCustomers } from './fill-customers.ts';

useDatabase({ superuser: false });
usePayments({ now: () => new Date() });

/** The newest customer of each kind. */
const newest = new Map(withFates(demoCustomers).map((customer) => [customer.fate.kind, customer]));
const wanted = [...newest.values()];
const emails = wanted.map(({ owner }) => owner.email);
const fill = () => fillCustomers(paymentVisitor(opened()), ({ key }) => wanted.some((one) => one.key === key));

beforeAll(async () => {
  const admin = await makePerson({ email: demoAccounts.admin, admin: true });
  await replacePassword({ id: admin.id, sessionId: admin.id }, demoAccounts.password);
  await db().delete(mails);
  await fill();
  // Builds and checks ten sites.
}, 240_000);

async function stateOf(kind: string): Promise<string | undefined> {
  const email = newest.get(kind as never)?.owner.email ?? '';
  const [row] = await db()
    .select({ state: projects.state })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(users.email, email));
  return row?.state;
}

function documentsOf(series: 'invoice' | 'credit_note') {
  return db().select().from(documents).where(eq(documents.series, series)).orderBy(documents.number);
}

test('sixty customers have an email of their own that never leaves the machine', () => {
  expect(demoCustomers).toHaveLength(60);
  expect(withFates(demoCustomers)).toHaveLength(60);
  expect(new Set(demoCustomers.map(({ owner }) => owner.email)).size).toBe(60);
  expect(demoCustomers.filter(({ owner }) => !owner.email.endsWith('.test'))).toEqual([]);
});

test('visitors open pages that we have', () => {
  expect(publicPaths.filter((path) => !isOwnPage(path))).toEqual([]);
});

test('each kind of customer is in its state', async () => {
  const states = await Promise.all([...newest.keys()].map(async (kind) => [kind, await stateOf(kind)] as const));
  expect(Object.fromEntries(states)).toEqual({
    live: 'live',
    waiting: 'draft_ready',
    edits: 'edits_requested',
    checking: 'in_qa',
    unfinished: 'awaiting_brief',
    unpaid: 'awaiting_brief',
    refunded: 'canceled',
    'past-due': 'live',
    suspended: 'suspended',
    canceled: 'canceled',
    archived: 'archived',
    leaving: 'live',
  });
  const planStates = (await db().select().from(plans)).map(({ state }) => state);
  expect(planStates.sort()).toEqual(['active', 'active', 'ended', 'ended', 'past_due', 'suspended']);
});

test('they are customers with verified emails, and can log in', async () => {
  const people = await db().select().from(users).where(inArray(users.email, emails));
  expect(people).toHaveLength(wanted.length);
  for (const { id, emailVerified, emailConfirmedAt } of people)
    expect([emailVerified, emailConfirmedAt, await isAdmin(id)]).toEqual([true, expect.any(Date), false]);
  const person = { email: emails[0] ?? '', password: demoAccounts.password };
  expect((await logIn(person, { address: '127.0.0.1', headers: new Headers() })).ok).toBe(true);
});

test('nothing of theirs is dated now or later than it can be, no email is waiting, and today’s seats are free', async () => {
  expect(await db().$count(mails, eq(mails.state, 'queued'))).toBe(0);
  expect(await db().$count(slots, gte(slots.day, today()))).toBe(0);
  expect(await nextFreeDay()).toBe(today());
  const recent = sql`now() - interval '10 minutes'`;
  for (const table of [orders, documents, bookings, projects, mails, leads, messages, refunds])
    expect(await db().$count(table, gte(table.createdAt, recent)), String(table)).toBe(0);
});

test('invoices are numbered in the order of their dates, and credit notes name the invoice they correct', async () => {
  const invoices = await documentsOf('invoice');
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, place) => place + 1));
  expect(invoices.map(({ issuedOn }) => issuedOn)).toEqual(invoices.map(({ issuedOn }) => issuedOn).toSorted());
  const notes = await documentsOf('credit_note');
  expect(notes.length).toBeGreaterThan(0);
  for (const { correctsId, about } of notes) expect(invoices.find(({ id }) => id === correctsId)?.number).toBe(about.corrects);
});

test('some have had a call or have one ahead, none among the first times that visitors are offered', async () => {
  const booked = await db().select().from(bookings).orderBy(bookings.createdAt);
  expect(booked).toHaveLength(8);
  expect(booked.filter(({ startsAt }) => startsAt > new Date())).toHaveLength(3);
  expect(booked.map(({ startsAt }) => startsAt)).toEqual(booked.map(({ startsAt }) => startsAt).toSorted(compareAsc));
  const [first] = (await offerNow()).days.filter(({ times }) => times.length > 0);
  expect(booked.filter(({ day }) => day === first?.day)).toEqual([]);
});

test('filling again changes nothing', async () => {
  const read = () =>
    Promise.all(
      [orders, documents, bookings, projects, mails, leads, messages, refunds, plans].map((table) =>
        db()
          .select()
          .from(table as never)
          .orderBy((table as typeof orders).id),
      ),
    );
  const before = await read();
  await fill();
  expect(await read()).toEqual(before);
});

test('a customer whose fill was interrupted is filled again from the start', async () => {
  const email = newest.get('suspended')?.owner.email ?? '';
  await db().update(users).set({ emailVerified: false }).where(eq(users.email, email));
  // Visits come last.
  await db().delete(analyticsEvents);
  const ordersBefore = await db().$count(orders);
  await fill();
  expect(await stateOf('suspended')).toBe('suspended');
  expect(await db().$count(orders)).toBe(ordersBefore);
  expect(await db().$count(bookings)).toBe(8);
  expect(await db().$count(mails, eq(mails.state, 'queued'))).toBe(0);
  const dates = (await documentsOf('invoice')).map(({ issuedOn }) => issuedOn);
  expect(dates).toEqual(dates.toSorted());
  expect(await db().$count(accounts, and(eq(accounts.providerId, 'credential')))).toBe(wanted.length + 1);
}, 60_000);
