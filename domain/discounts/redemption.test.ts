import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { today } from '../../content/business-clock.ts';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { discountCodes, discountUses, documents, orders, slots } from '../../db/schema/index.ts';
import { fivePages, orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { applyCode, removeCode } from '../billing/apply-code.ts';
import { refreshPayment } from '../billing/attempts.ts';
import { checkoutUrl, promiseStartDay } from '../billing/checkout.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { placeOrder } from '../billing/place-order.ts';
import { expireOrders, startOrder } from '../orders/orders.ts';
import { codeOf } from './queries.ts';
import { CodeRefused } from './redemption.ts';

useDatabase();
const provider = usePayments();

type NewCode = Partial<typeof discountCodes.$inferInsert> & { code: string };

async function codeMade(code: NewCode): Promise<string> {
  await db()
    .insert(discountCodes)
    .values({ source: 'admin', percent: code.amountCents ? null : 20, ...code });
  return code.code;
}

async function orderWith(code: string, given: Parameters<typeof placedOrder>[0] = {}) {
  const placed = await placedOrder(given);
  return { ...placed, applied: await applyCode(placed.order.id, code) };
}

const pay = async ({ order, secret }: { order: { id: string }; secret: string }) => {
  await provider.pay(await checkoutUrl(await orderNow(order.id), secret), cards.good);
  await refreshPayment(order.id);
};

async function place(orderId: string, secret: string, email: string, method: 'card' | 'invoice') {
  const details = { name: 'Bea Buyer', email, method, terms: 'on', termsVersion } as const;
  return placeOrder(await orderNow(orderId), details, secret, 'visitor');
}

test('a code can be on any number of open orders; the first to go to pay gets it, and the next learns so before paying', async () => {
  const code = await codeMade({ code: 'ONLYONE', maxUses: 1 });
  const first = await orderWith(code, { email: 'first@people.test' });
  const second = await orderWith(code, { email: 'second@people.test' });
  expect([first.applied, second.applied]).toEqual([{ ok: true }, { ok: true }]);
  await checkoutUrl(await orderNow(first.order.id), first.secret);
  const late = checkoutUrl(await orderNow(second.order.id), second.secret);
  await expect(late).rejects.toThrow(CodeRefused);
  await expect(late).rejects.toThrow('This code is on another order that’s being paid right now.');
  // Off the order, nothing opened, and the next press pays the price it has now.
  expect(await orderNow(second.order.id)).toMatchObject({ discountCents: 0, totalCents: 29_900, state: 'awaiting_payment' });
  await pay(second);
  expect(provider.all('payment_intent').at(-1)?.amount).toBe(29_900);
});

test('of fifty buyers who use a code for three orders at the same moment, three get it, and the others see a message', async () => {
  await db().delete(slots);
  const code = await codeMade({ code: 'RUSH3', maxUses: 3 });
  const buyers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => orderWith(code, { email: `rush${index}@people.test`, method: 'card' })),
  );
  expect(buyers.filter(({ applied }) => !applied.ok)).toEqual([]);
  const tries = await Promise.allSettled(
    buyers.map(async ({ order, secret }, index) =>
      // Half of them ask for an invoice, half go to pay by card.
      index % 2 ? place(order.id, secret, `rush${index}@people.test`, 'invoice') : checkoutUrl(await orderNow(order.id), secret),
    ),
  );
  const got = await Promise.all(buyers.map(({ order }) => orderNow(order.id)));
  expect(got.filter(({ discountCents }) => discountCents > 0)).toHaveLength(3);
  const refusals = tries.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [outcome.reason.code]
      : typeof outcome.value === 'object' && !outcome.value.ok
        ? [outcome.value.code]
        : [],
  );
  expect(refusals).toHaveLength(47);
  expect(refusals.filter((code) => code !== 'code-being-paid' && code !== 'code-used-up')).toEqual([]);
});

test('an invoice order has its code from the moment it is placed, until it ends unpaid', async () => {
  const code = await codeMade({ code: 'BYBANK', maxUses: 1 });
  const { order, secret } = await startOrder(fivePages, undefined);
  await applyCode(order.id, code);
  expect(await place(order.id, secret, 'bank@people.test', 'invoice')).toEqual({ ok: true });
  const other = await orderWith(code, { email: 'other@people.test' });
  expect(other.applied).toEqual({ ok: false, code: 'code-used-up', max: 1, message: 'This code has already been used. It works once.' });
  await db()
    .update(orders)
    .set({ expiresAt: addDays(new Date(), -1) })
    .where(eq(orders.id, order.id));
  await expireOrders();
  expect(await applyCode(other.order.id, code)).toEqual({ ok: true });
});

test('money that comes by bank for an order that had ended keeps the price, unless others have used the code up', async () => {
  const code = await codeMade({ code: 'LATEBANK', maxUses: 1 });
  const ended = await Promise.all(
    ['a', 'b'].map(async (who) => {
      const { order, secret } = await startOrder(fivePages, undefined);
      await applyCode(order.id, code);
      return { order, secret, email: `${who}@late.test` };
    }),
  );
  for (const { order, secret, email } of ended) {
    expect(await place(order.id, secret, email, 'invoice')).toEqual({ ok: true });
    await db()
      .update(orders)
      .set({ expiresAt: addDays(new Date(), -1) })
      .where(eq(orders.id, order.id));
    await expireOrders();
  }
  await db()
    .update(discountCodes)
    .set({ expiresAt: addDays(new Date(), -1) })
    .where(eq(discountCodes.code, code));
  const [first, second] = ended.map(({ order }) => order.id);
  expect(await markPaid(first ?? '', 'admin:1')).toBe(true);
  expect(await orderNow(first ?? '')).toMatchObject({ state: 'paid', totalCents: 23_920 });
  const again = () => markPaid(second ?? '', 'admin:1');
  await expect(again()).rejects.toMatchObject({ code: 'code-used-up', message: 'This code has already been used. It works once.' });
  expect(await orderNow(second ?? '')).toMatchObject({ state: 'expired', totalCents: 23_920 });
  // What staff are advised to do about it helps, each against its own cause.
  await db()
    .update(orders)
    .set({ email: ended[0]?.email })
    .where(eq(orders.id, second ?? ''));
  await db().update(discountCodes).set({ maxUses: 2 }).where(eq(discountCodes.code, code));
  await expect(again()).rejects.toMatchObject({ code: 'code-used-by-customer' });
  await db().update(discountCodes).set({ oncePerCustomer: false }).where(eq(discountCodes.code, code));
  expect(await again()).toBe(true);
});

test('once per customer goes by the order’s email without its plus tag, when the order is placed', async () => {
  const code = await codeMade({ code: 'EACHONCE' });
  const first = await orderWith(code, { email: 'bea@once.test' });
  await pay(first);
  const { order, secret } = await startOrder(fivePages, undefined);
  const typed = { email: 'bea+typed@once.test' };
  expect(await applyCode(order.id, code, typed)).toMatchObject({ ok: false, message: expect.stringMatching(/^This code works once/) });
  expect(await applyCode(order.id, code)).toEqual({ ok: true });
  const refused = await place(order.id, secret, 'Bea+again@once.test'.toLowerCase(), 'card');
  const message = 'This code works once per customer, and this email has already used it.';
  expect(refused).toMatchObject({ ok: false, field: 'code', message });
  expect(await orderNow(order.id)).toMatchObject({ state: 'draft', discountCents: 0, email: null });
  expect(await place(order.id, secret, 'bea+again@once.test', 'card')).toEqual({ ok: true });
  // With the email known the refusal comes immediately; another customer can use the code.
  expect(await applyCode(order.id, code)).toEqual({ ok: false, code: 'code-used-by-customer', message });
  expect((await orderWith(code, { email: 'else@once.test' })).applied).toEqual({ ok: true });
});

test('two orders of one customer go to pay at the same moment: one has the code', async () => {
  const code = await codeMade({ code: 'SAMEBEA' });
  const both = [await orderWith(code, { email: 'bea@same.test' }), await orderWith(code, { email: 'bea+2@same.test' })];
  const tries = await Promise.allSettled(both.map(async ({ order, secret }) => checkoutUrl(await orderNow(order.id), secret)));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a code for any number of orders of one customer asks for no email', async () => {
  const code = await codeMade({ code: 'PARTNER', oncePerCustomer: false });
  const both = [await orderWith(code, { email: 'agency@people.test' }), await orderWith(code, { email: 'agency@people.test' })];
  for (const one of both) await pay(one);
  expect(await Promise.all(both.map(async ({ order }) => (await orderNow(order.id)).totalCents))).toEqual([23_920, 23_920]);
});

test.each([
  ['expired', { expiresAt: addDays(new Date(), -1) }, 'This code expired on'],
  ['off', { disabledAt: new Date() }, 'This code is no longer valid.'],
])('a code that is %s since it was put on is refused where the order is placed and where it is paid', async (name, set, message) => {
  const code = await codeMade({ code: `SINCE${name}`.toUpperCase() });
  const begun = await startOrder(fivePages, undefined);
  await applyCode(begun.order.id, code);
  const placed = await orderWith(code, { email: `${name}@since.test` });
  await db().update(discountCodes).set(set).where(eq(discountCodes.code, code));
  expect(await place(begun.order.id, begun.secret, `other-${name}@since.test`, 'invoice')).toMatchObject({
    ok: false,
    field: 'code',
    message: expect.stringContaining(message),
  });
  await expect(checkoutUrl(await orderNow(placed.order.id), placed.secret)).rejects.toThrow(message);
  expect(await codeOf(placed.order.id)).toBeUndefined();
});

test('an order that counts keeps its price when its code ends: an invoice that is out, a checkout that is open', async () => {
  const code = await codeMade({ code: 'KEPT' });
  const card = await orderWith(code, { email: 'card@kept.test' });
  const url = await checkoutUrl(await orderNow(card.order.id), card.secret);
  const invoice = await startOrder(fivePages, undefined);
  await applyCode(invoice.order.id, code);
  await place(invoice.order.id, invoice.secret, 'invoice@kept.test', 'invoice');
  await db().update(discountCodes).set({ disabledAt: new Date() }).where(eq(discountCodes.code, code));
  await provider.pay(url, cards.good);
  await refreshPayment(card.order.id);
  expect(await orderNow(card.order.id)).toMatchObject({ state: 'paid', totalCents: 23_920 });
  // The invoice may also be paid by card, and staff may note it.
  await checkoutUrl(await orderNow(invoice.order.id), invoice.secret);
  expect(await markPaid(invoice.order.id, 'admin:1')).toBe(true);
  expect(await orderNow(invoice.order.id)).toMatchObject({ state: 'paid', totalCents: 23_920 });
});

test('a refunded order keeps its use', async () => {
  const code = await codeMade({ code: 'REFUNDED', maxUses: 1 });
  const paid = await orderWith(code, { email: 'refunded@people.test' });
  await pay(paid);
  await db().update(orders).set({ state: 'refunded' }).where(eq(orders.id, paid.order.id));
  expect((await orderWith(code, { email: 'next@people.test' })).applied).toEqual({
    ok: false,
    code: 'code-used-up',
    max: 1,
    message: 'This code has already been used. It works once.',
  });
});

test('the price can’t change while a checkout is open elsewhere, and a removed code is free', async () => {
  const code = await codeMade({ code: 'TAKENOFF', maxUses: 1 });
  const first = await orderWith(code, { email: 'first@off.test' });
  await checkoutUrl(await orderNow(first.order.id), first.secret);
  // Taking it off ends the checkout first.
  expect(await removeCode(first.order.id)).toEqual({ ok: true });
  expect(await db().$count(discountUses, eq(discountUses.orderId, first.order.id))).toBe(0);
  expect((await orderWith(code, { email: 'second@off.test' })).applied).toEqual({ ok: true });
});

test('terms that are not the newest are not accepted silently', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  const details = { name: 'Bea Buyer', email: 'terms@people.test', method: 'card', terms: 'on', termsVersion: '2026-11-21' } as const;
  expect(await placeOrder(order, details, secret, 'visitor')).toEqual({
    ok: false,
    field: 'terms',
    code: 'terms-changed',
    message: 'The terms changed after you opened this page. Please read the new version and check the box again.',
  });
  expect(await orderNow(order.id)).toMatchObject({ state: 'draft', termsVersion: null });
});

test('a buyer who goes to pay with a used-up code sees the new price and start day together', async () => {
  await db().delete(slots);
  const code = await codeMade({ code: 'BOTHTOLD', maxUses: 1 });
  const [first, second] = [await orderWith(code, { email: 'first@codes.test' }), await orderWith(code, { email: 'second@codes.test' })];
  const shown = today();
  expect(await promiseStartDay(first.order.id, shown)).toEqual({ day: shown, kept: true });
  await checkoutUrl(await orderNow(first.order.id), first.secret);
  expect(await promiseStartDay(second.order.id, shown)).toMatchObject({
    kept: false,
    codeRefused: expect.stringContaining('being paid right now'),
  });
  expect(await promiseStartDay(second.order.id, (await orderNow(second.order.id)).startDay ?? '')).toMatchObject({ kept: true });
});

test('a code added to an invoiced order counts immediately for its customer, and a new invoice replaces the first', async () => {
  const code = await codeMade({ code: 'AFTERWARDS' });
  const { order } = await placedOrder({ email: 'bea@after.test', method: 'invoice' });
  const invoices = async () => {
    const rows = await db().select().from(documents).where(eq(documents.orderId, order.id)).orderBy(documents.number);
    return rows.map(({ totalCents, voidedAt }) => [totalCents, voidedAt !== null]);
  };
  expect(await invoices()).toEqual([[29_900, false]]);
  expect(await applyCode(order.id, code)).toEqual({ ok: true });
  expect(await invoices()).toEqual([
    [29_900, true],
    [23_920, false],
  ]);
  const other = await placedOrder({ email: 'bea+2@after.test' });
  expect((await applyCode(other.order.id, code)).ok).toBe(false);
  expect(await removeCode(order.id)).toEqual({ ok: true });
  expect((await invoices()).at(-1)).toEqual([29_900, false]);
  expect(await applyCode(other.order.id, code)).toEqual({ ok: true });
});
