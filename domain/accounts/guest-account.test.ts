import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders, users } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { mailTo, requester } from '../../tests/helpers/signing-up.ts';
import { dayMs } from '../../time/units.ts';
import { correctBuyerEmail } from '../billing/buyer-email.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { projectOfOrder } from '../projects/queries.ts';
import { cookiesAfter } from './cookies.ts';
import { createGuestAccount, guestOfLink } from './guest-account.ts';
import { currentSession } from './sessions.ts';

useDatabase();

let guests = 0;

/** A guest's paid order, and the key in its receipt. */
async function paidByGuest() {
  const email = `guest-${++guests}@people.test`;
  const { order } = await placedOrder({ email, method: 'invoice' });
  await markPaid(order.id, 'test');
  const { url } = await mailTo(email, 'order-paid');
  return { email, orderId: order.id, key: new URL(url).searchParams.get('key') ?? '' };
}

test('a guest gets a verified account with their order and is logged in, once', async () => {
  const { email, orderId, key } = await paidByGuest();
  expect(await guestOfLink(key)).toEqual({ email, hasAccount: false });
  const created = await createGuestAccount(key, requester());
  if (!created.ok) throw new Error(created.message);
  const [person] = await db().select().from(users).where(eq(users.email, email));
  expect(person).toMatchObject({ firstName: 'Bea', lastName: 'Buyer', emailVerified: true, emailConfirmedAt: expect.any(Date) });
  expect((await currentSession(cookiesAfter(new Headers(), created.headers)))?.userId).toBe(person?.id);
  expect((await orderNow(orderId)).userId).toBe(person?.id);
  expect((await projectOfOrder(person?.id ?? '', orderId))?.paidAt).toBeInstanceOf(Date);

  expect(await guestOfLink(key)).toBeUndefined();
  expect(await createGuestAccount(key, requester())).toEqual({
    ok: false,
    code: 'guest-link-invalid',
    message: 'This link no longer works.',
  });
});

test('two clicks at once create one account', async () => {
  const { email, key } = await paidByGuest();
  const both = await Promise.all([createGuestAccount(key, requester()), createGuestAccount(key, requester())]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db().$count(users, eq(users.email, email))).toBe(1);
});

test('an account that a stranger made with this email stays theirs, and gets nothing', async () => {
  const { email, orderId, key } = await paidByGuest();
  await makePerson({ email, proved: false });
  expect(await guestOfLink(key)).toEqual({ email, hasAccount: true });
  expect(await createGuestAccount(key, requester())).toMatchObject({ ok: false, code: 'email-taken' });
  expect((await orderNow(orderId)).userId).toBeNull();
});

test('forged keys, unpaid orders and links older than 30 days open nothing', async () => {
  const { email, orderId, key } = await paidByGuest();
  const { order, secret } = await placedOrder({ email });
  const forged = [secret, `${orderId}.${secret.split('.')[1]}`, orderId, '', `${order.id}.${key.split('.')[1]}`];
  for (const other of forged) expect(await guestOfLink(other)).toBeUndefined();
  expect(await guestOfLink(key, new Date(Date.now() + 31 * dayMs))).toBeUndefined();
  await db().update(orders).set({ paidAt: null }).where(eq(orders.id, orderId));
  expect(await guestOfLink(key)).toBeUndefined();
});

test('a corrected email gets the receipt with a link of its own, the mistyped inbox’s link ends, and an account’s order is left alone', async () => {
  const { email, orderId, key } = await paidByGuest();
  const right = `right-${guests}@people.test`;
  const correct = (to: string) => correctBuyerEmail(orderId, to, 'Called about a typo', 'admin:1');
  expect(await correct(email)).toMatchObject({ ok: false });
  expect(await correct(right)).toEqual({ ok: true });
  expect(await guestOfLink(key)).toBeUndefined();
  const { url } = await mailTo(right, 'order-paid');
  const rightKey = new URL(url).searchParams.get('key') ?? '';
  expect(await guestOfLink(rightKey)).toEqual({ email: right, hasAccount: false });
  expect((await createGuestAccount(rightKey, requester())).ok).toBe(true);
  expect(await correct('else@people.test')).toMatchObject({ ok: false, message: expect.stringContaining('belongs to an account') });
});

test('an order corrected to the verified email of an account is that account’s', async () => {
  const { orderId } = await paidByGuest();
  const owner = await makePerson();
  expect(await correctBuyerEmail(orderId, owner.email, 'Called about a typo', 'admin:1')).toEqual({ ok: true });
  expect((await orderNow(orderId)).userId).toBe(owner.id);
  expect((await projectOfOrder(owner.id, orderId))?.paidAt).toBeInstanceOf(Date);
});
