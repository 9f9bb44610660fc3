import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, users } from '../../db/schema/index.ts';
import type { MailTemplate } from '../../emails/templates.ts';
import { must } from '../../tests/harness/must.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { auditOf } from '../admin/audit.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { book } from '../bookings/bookings.ts';
import { offerNow } from '../bookings/calendar.ts';
import { ownCalls } from '../bookings/own-calls.ts';
import { projectOfOrder } from '../projects/queries.ts';
import { cancelEmailChange, emailOfLink, pendingEmailOf, requestNewEmail, requestNewEmailAsStaff, verifyNewEmail } from './email-change.ts';
import { requestReset, resetPassword } from './passwords.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

let people = 0;
const freshAddress = () => `new-${++people}@people.test`;
const emailOf = async (id: string) => (await db().select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;

async function mailsTo(recipient: string, template: MailTemplate): Promise<Record<string, string>[]> {
  const rows = await db()
    .select({ props: mails.props })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, template)))
    .orderBy(mails.id);
  return rows.map(({ props }) => props as Record<string, string>);
}

async function tokenTo(recipient: string, template: MailTemplate = 'new-email'): Promise<string> {
  const url = (await mailsTo(recipient, template)).at(-1)?.url ?? 'http://none';
  return new URL(url).searchParams.get('token') ?? '';
}

test('a new email takes effect when its link is clicked, once, and the old address is notified before and after', async () => {
  const person = await makePerson();
  const email = freshAddress();
  expect(await requestNewEmail(person, email)).toEqual({ ok: true });
  expect(await emailOf(person.id)).toBe(person.email);
  expect(await pendingEmailOf(person.id)).toMatchObject({ email });
  const token = await tokenTo(email);
  for (let look = 0; look < 2; look++) expect(await emailOfLink(token)).toEqual({ userId: person.id, email, byStaff: false });
  expect(await verifyNewEmail(token, person.id)).toEqual({ email });
  expect(await emailOf(person.id)).toBe(email);
  expect(await pendingEmailOf(person.id)).toBeUndefined();
  expect(await verifyNewEmail(token, person.id)).toBeUndefined();
  expect((await mailsTo(person.email, 'security-notice')).map(({ event, detail }) => [event, detail])).toEqual([
    ['email-change-asked', email],
    ['email-changed', email],
  ]);
});

test('the new address logs in with the old password, and sessions continue', async () => {
  const person = await makeSignedIn();
  const browser = new AccountBrowser();
  await browser.logIn(person.email);
  const email = freshAddress();
  await requestNewEmail(person, email);
  await verifyNewEmail(await tokenTo(email), person.id);
  expect((await browser.viewer())?.user).toMatchObject({ id: person.id, email });
  expect((await new AccountBrowser().logIn(person.email)).ok).toBe(false);
  expect((await new AccountBrowser().logIn(email)).ok).toBe(true);
});

test('staff change the email of someone locked out: the link needs no login, logs every device out, and the old address gets a notice', async () => {
  const person = await makeSignedIn();
  const browser = new AccountBrowser();
  await browser.logIn(person.email);
  const email = freshAddress();
  const ask = (wanted: string) => requestNewEmailAsStaff(person.id, wanted, 'Called the phone of order S-1001', 'admin:1');
  expect(await ask(person.email)).toMatchObject({ ok: false });
  expect(await ask((await makePerson()).email)).toEqual({
    ok: false,
    code: 'email-taken-by-other',
    message: 'Another account has this email.',
  });
  const staff = await makePerson({ admin: true });
  expect(await requestNewEmailAsStaff(staff.id, email, 'Asked', 'admin:1')).toMatchObject({ ok: false });
  expect(await ask(email)).toEqual({ ok: true });
  expect(await emailOf(person.id)).toBe(person.email);
  const token = await tokenTo(email);
  expect(await verifyNewEmail(token, undefined)).toEqual({ email });
  expect(await verifyNewEmail(token, undefined)).toBeUndefined();
  expect(await emailOf(person.id)).toBe(email);
  expect(await browser.viewer()).toBeUndefined();
  expect((await mailsTo(person.email, 'security-notice')).map(({ event }) => event)).toEqual(['email-change-staff', 'email-changed']);
  expect((await auditOf(`user:${person.id}`)).map(({ reason }) => reason)).toEqual([
    `Requested a new email, ${email}: Called the phone of order S-1001`,
  ]);
});

test('orders and calls made with the old address get the new one, others keep theirs', async () => {
  const person = await makePerson();
  const own = await placedOrder({ userId: person.id, email: person.email });
  const other = await placedOrder({ userId: person.id, email: 'bookkeeper@people.test' });
  const { days } = await offerNow();
  const call = { zone: 'America/New_York', topic: 'before', name: 'Bea Buyer', phone: '', message: '' } as const;
  for (const [index, booked] of [person.email, 'bookkeeper@people.test'].entries()) {
    const startsAt = days.flatMap(({ times }) => times)[index * 4];
    if (startsAt) must(await book({ ...call, startsAt, email: booked }, person.id, { actor: `user:${person.id}` }));
  }
  const email = freshAddress();
  await requestNewEmail(person, email);
  await verifyNewEmail(await tokenTo(email), person.id);
  expect((await orderNow(own.order.id)).email).toBe(email);
  expect((await orderNow(other.order.id)).email).toBe('bookkeeper@people.test');
  expect((await ownCalls(person.id)).coming.map((call) => call.email).toSorted()).toEqual(['bookkeeper@people.test', email].toSorted());
});

test('staff cancel a change they requested, and the audit log says so', async () => {
  const person = await makePerson();
  const email = freshAddress();
  await requestNewEmailAsStaff(person.id, email, 'Called', 'admin:1');
  expect(await cancelEmailChange(person.id, 'admin:1')).toBe(true);
  expect(await cancelEmailChange(person.id, 'admin:1')).toBe(false);
  expect(await verifyNewEmail(await tokenTo(email), undefined)).toBeUndefined();
  expect((await auditOf(`user:${person.id}`)).map(({ reason }) => reason)).toEqual([
    `Requested a new email, ${email}: Called`,
    'Canceled the email change',
  ]);
});

test('a link sent to a mistyped address changes nothing for whoever opens it', async () => {
  const [person, holder] = [await makePerson(), await makePerson()];
  const email = freshAddress();
  await requestNewEmail(person, email);
  expect(await verifyNewEmail(await tokenTo(email), holder.id)).toBeUndefined();
  expect([await emailOf(person.id), await emailOf(holder.id)]).toEqual([person.email, holder.email]);
  expect(await verifyNewEmail(await tokenTo(email), person.id)).toEqual({ email });
});

test('the response doesn’t reveal that an address has an account: it gets no link, and its owner is notified', async () => {
  const [person, holder] = [await makePerson(), await makePerson()];
  expect(await requestNewEmail(person, holder.email)).toEqual({ ok: true });
  expect(await pendingEmailOf(person.id)).toMatchObject({ email: holder.email });
  expect(await mailsTo(holder.email, 'new-email')).toEqual([]);
  expect(await mailsTo(holder.email, 'security-notice')).toMatchObject([{ event: 'email-wanted' }]);
});

test('an address that someone took before the link was clicked stays theirs', async () => {
  const person = await makePerson();
  const email = freshAddress();
  await requestNewEmail(person, email);
  const holder = await makePerson({ email });
  expect(await verifyNewEmail(await tokenTo(email), person.id)).toBeUndefined();
  expect([await emailOf(person.id), await emailOf(holder.id)]).toEqual([person.email, email]);
  expect((await mailsTo(person.email, 'security-notice')).map(({ event }) => event)).toEqual(['email-change-asked']);
});

test('requesting another link, or keeping the old address, invalidates the earlier link', async () => {
  const person = await makePerson();
  const [first, second] = [freshAddress(), freshAddress()];
  await requestNewEmail(person, first);
  const old = await tokenTo(first);
  await requestNewEmail(person, second);
  expect(await verifyNewEmail(old, person.id)).toBeUndefined();
  await cancelEmailChange(person.id);
  expect(await verifyNewEmail(await tokenTo(second), person.id)).toBeUndefined();
  expect(await emailOf(person.id)).toBe(person.email);
});

test('a link works for 24 hours; a made-up or altered one doesn’t', async () => {
  const person = await makePerson();
  const email = freshAddress();
  await requestNewEmail(person, email);
  const token = await tokenTo(email);
  for (const wrong of ['', 'x.y', `${token}x`, `${token.split('.')[0]}.`, `${person.id}.${token.split('.')[1]}`])
    expect([await emailOfLink(wrong), await verifyNewEmail(wrong, person.id)]).toEqual([undefined, undefined]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 });
  expect(await emailOfLink(token)).toBeUndefined();
  expect(await verifyNewEmail(token, person.id)).toBeUndefined();
});

test('the same address is refused, and so is the seventh attempt in an hour', async () => {
  const person = await makePerson();
  expect(await requestNewEmail(person, person.email)).toEqual({ ok: false, code: 'email-is-own', message: 'That’s already your email.' });
  for (let n = 0; n < 6; n++) expect(await requestNewEmail(person, freshAddress())).toEqual({ ok: true });
  expect(await requestNewEmail(person, freshAddress())).toMatchObject({ ok: false, message: expect.stringMatching(/^Too many attempts/) });
});

test('a reset link sent to the old address no longer works', async () => {
  const person = await makeSignedIn();
  await requestReset(person.email, new AccountBrowser());
  const reset = await tokenTo(person.email, 'reset-password');
  const email = freshAddress();
  await requestNewEmail(person, email);
  await verifyNewEmail(await tokenTo(email), person.id);
  expect(await resetPassword(reset, 'a brand new one')).toBe(false);
});

test('orders placed signed out with the new address join the account', async () => {
  const person = await makePerson();
  const email = freshAddress();
  const { order } = await placedOrder({ email, method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  await requestNewEmail(person, email);
  await verifyNewEmail(await tokenTo(email), person.id);
  expect(await projectOfOrder(person.id, order.id)).toMatchObject({ paidAt: expect.any(Date) });
});
