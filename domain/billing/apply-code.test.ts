import { addDays } from 'date-fns';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { discountCodes, discountUses, mails, paymentAttempts } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { offerCode } from '../discounts/exit-offer.ts';
import { codeOf } from '../discounts/queries.ts';
import { customerOf, discountOf, tidyCode } from '../discounts/schema.ts';
import { headersOf } from '../mails/mails.ts';
import { addressOfLink, optIn, optOut } from '../mails/opt-outs.ts';
import { applyCode, removeCode } from './apply-code.ts';
import { markPaid } from './mark-paid.ts';

const database = useDatabase();
useInbox();

async function offered(email: string, now = new Date()): Promise<string> {
  await offerCode(email, now);
  const [row] = await db().select().from(discountCodes).where(eq(discountCodes.email, email));
  return row?.code ?? '';
}

test('the offer makes one code per address, emailed once, with an unsubscribe link in the email and its headers', async () => {
  const code = await offered('one@people.test');
  expect(code).toMatch(/^SUN-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  await offerCode('ONE@people.test');
  expect(await db().$count(discountCodes, eq(discountCodes.email, 'one@people.test'))).toBe(1);
  expect(await runJobs(database.queue(), 'send-mail')).toBe(1);
  const [mail, ...others] = caughtMails('one@people.test');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your 10% discount code');
  expect(mail?.text).toContain(code);
  expect(mail?.text).toContain('100 Sample Street');
  const link = new URL(/http\S+\/unsubscribe\?[^\s)\]]+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(addressOfLink(link.searchParams.get('to') ?? '', link.searchParams.get('key') ?? '')).toBe('one@people.test');
  expect(headersOf({ template: 'discount-code', recipient: 'one@people.test' })).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('two offers at the same moment make one code', async () => {
  await Promise.all([offerCode('race@people.test'), offerCode('race@people.test'), offerCode('race@people.test')]);
  expect(await db().$count(discountCodes, eq(discountCodes.email, 'race@people.test'))).toBe(1);
});

test('someone who opts out before the email is sent gets none', async () => {
  await offered('out@people.test');
  await optOut('Out@People.test');
  await runJobs(database.queue(), 'send-mail');
  expect(caughtMails('out@people.test')).toEqual([]);
  const [mail] = await db().select().from(mails).where(eq(mails.recipient, 'out@people.test'));
  expect(mail).toMatchObject({ state: 'withheld', props: {} });
  await optIn('out@people.test');
});

test('a link made for one address does not open another', () => {
  const to = Buffer.from('victim@people.test').toString('base64url');
  expect(addressOfLink(to, 'x'.repeat(32))).toBeUndefined();
  expect(addressOfLink(to, '')).toBeUndefined();
});

test('a code takes a tenth off the setup price, however it was typed, and is used up when the order is paid', async () => {
  const code = await offered('buyer1@people.test');
  const { order } = await placedOrder({ method: 'invoice' });
  expect(await applyCode(order.id, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ ok: true });
  expect((await orderNow(order.id)).discountCents).toBe(2990);
  expect(await codeOf(order.id)).toMatchObject({ code, percent: 10 });
  const uses = () => db().select().from(discountUses).where(eq(discountUses.orderId, order.id));
  expect(await uses()).toMatchObject([{ redeemedAt: null }]);
  expect(await markPaid(order.id, 'admin:test')).toBe(true);
  expect(await uses()).toMatchObject([{ redeemedAt: expect.any(Date) }]);
  const { order: second } = await placedOrder();
  expect(await applyCode(second.id, code)).toEqual({
    ok: false,
    code: 'code-used-up',
    max: 1,
    message: 'This code has already been used. It works once.',
  });
  expect((await orderNow(second.id)).discountCents).toBe(0);
  expect(await applyCode(order.id, code)).toMatchObject({ ok: false });
});

test('an unknown code and an expired one are refused in plain words', async () => {
  const { order } = await placedOrder();
  expect(await applyCode(order.id, 'SUN-AAAA-AAAA')).toEqual({
    ok: false,
    code: 'code-unknown',
    message: 'We don’t recognize this code. Check the spelling.',
  });
  const long = new Date('2026-03-02T12:00:00Z');
  const code = await offered('late@people.test', long);
  expect(await applyCode(order.id, code, { now: addDays(long, 8) })).toEqual({
    ok: false,
    code: 'code-expired',
    lastDay: '2026-03-09',
    message: 'This code expired on March 9, 2026.',
  });
  expect(await applyCode(order.id, code, { now: addDays(long, 6) })).toEqual({ ok: true });
});

test('a code taken off an order leaves it at its full price', async () => {
  const code = await offered('mover@people.test');
  const { order } = await placedOrder();
  await applyCode(order.id, code);
  expect(await removeCode(order.id)).toEqual({ ok: true });
  expect((await orderNow(order.id)).discountCents).toBe(0);
  expect(await codeOf(order.id)).toBeUndefined();
});

test('a code on an order whose checkout is open counts, and is free again when that is over', async () => {
  const code = await offered('busy@people.test');
  const [{ order: first }, { order: second }] = [await placedOrder(), await placedOrder({ email: 'other@people.test' })];
  await applyCode(first.id, code);
  await db().insert(paymentAttempts).values({ orderId: first.id });
  expect(await applyCode(second.id, code)).toEqual({
    ok: false,
    code: 'code-being-paid',
    message:
      'This code is on another order that’s being paid right now. If that payment doesn’t go through, the code will be available again within an hour.',
  });
  await db().update(paymentAttempts).set({ state: 'expired' }).where(eq(paymentAttempts.orderId, first.id));
  expect(await applyCode(second.id, code)).toEqual({ ok: true });
});

test('a discount is whole cents and never more than the price', () => {
  expect(discountOf({ percent: 10, amountCents: null }, 29_999)).toBe(3000);
  expect(discountOf({ percent: null, amountCents: 5000 }, 2000)).toBe(2000);
  expect(discountOf({ percent: 100, amountCents: null }, 29_900)).toBe(29_900);
});

test('a remainder below the smallest charge is waived', () => {
  expect(discountOf({ percent: null, amountCents: 29_850 }, 29_900)).toBe(29_850);
  expect(discountOf({ percent: null, amountCents: 29_851 }, 29_900)).toBe(29_900);
  expect(discountOf({ percent: 99, amountCents: null }, 2000)).toBe(2000);
});

test.each([
  ['Bea@People.test', 'bea@people.test'],
  ['bea+spring@people.test', 'bea@people.test'],
  ['bea.b@people.test', 'bea.b@people.test'],
  ['+odd@people.test', '+odd@people.test'],
])('%s counts as %s', (email, customer) => {
  expect(customerOf(email)).toBe(customer);
});

test('another tag on the same inbox gets no second code of the offer', async () => {
  await offerCode('tag+one@people.test');
  await Promise.all([offerCode('tag+two@people.test'), offerCode('Tag@people.test')]);
  expect(await db().select({ email: discountCodes.email }).from(discountCodes).where(like(discountCodes.email, 'tag%'))).toEqual([
    { email: 'tag+one@people.test' },
  ]);
});

test.each([
  ['sun 7kq4 m9xt', 'SUN-7KQ4-M9XT'],
  ['SUN7KQ4M9XT', 'SUN-7KQ4-M9XT'],
  ['welcome10', 'WELCOME10'],
  // Made under an earlier name.
  ['old-7kq4-m9xt', 'OLD-7KQ4-M9XT'],
  ['', ''],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyCode(typed)).toBe(kept);
});
