import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { saveChoices } from './choices.ts';
import { notificationsOf } from './list.ts';
import { notifyAdmins, notifyUser } from './notifications.ts';

useDatabase();

const notification = { type: 'success' as const, title: 'Your site is live', message: 'http://juniper.sites.localhost', link: '/portal' };
const props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper.sites.localhost',
  url: 'http://localhost:3000/portal',
};
const live = (eventKey: string) => ({ eventKey, notification, mail: { template: 'site-live' as const, props } });

const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.recipient, email));
const titles = async (userId: string) => (await notificationsOf(userId)).map(({ title }) => title);

test('someone without choices gets an event in the app and by email, once', async () => {
  const person = await makePerson();
  for (let n = 0; n < 2; n++) await notifyUser(db(), person.id, 'live', live('live:1'));
  expect(await titles(person.id)).toEqual(['Your site is live']);
  expect(await mailsTo(person.email)).toMatchObject([{ template: 'site-live', eventKey: 'live:1', userId: person.id, state: 'queued' }]);
});

test.each([
  ['inApp', ['live.inApp'], 1, 0],
  ['mail', ['live.mail'], 0, 1],
  ['neither', [], 0, 0],
] as const)('someone who chose %s gets it only there', async (_place, on, inApp, mailed) => {
  const person = await makePerson();
  await saveChoices(person.id, false, { listed: ['live'], on: [...on] });
  await notifyUser(db(), person.id, 'live', live(`live:${person.id}`));
  expect([(await titles(person.id)).length, (await mailsTo(person.email)).length]).toEqual([inApp, mailed]);
});

test('emails about money go to the order’s address, whatever was chosen', async () => {
  const person = await makePerson();
  await saveChoices(person.id, false, { listed: ['payment-failed'], on: [] });
  const failed = { orderNumber: 1001, name: 'Dana', reason: 'Declined.', url: 'http://localhost:3000/payment' };
  const mail = { template: 'payment-failed' as const, props: failed, recipient: 'books@people.test' };
  await notifyUser(db(), person.id, 'payment-failed', { eventKey: 'failed:1', notification, mail });
  expect(await titles(person.id)).toEqual([]);
  expect(await mailsTo('books@people.test')).toMatchObject([{ eventKey: 'failed:1', userId: person.id }]);
});

test('someone without an account gets the email', async () => {
  const mail = { template: 'site-live' as const, props, recipient: 'guest@people.test' };
  await notifyUser(db(), null, 'live', { eventKey: 'live:guest', notification, mail });
  expect(await mailsTo('guest@people.test')).toMatchObject([{ eventKey: 'live:guest', userId: null }]);
});

test('an email is addressed to its reader', async () => {
  const person = await makePerson({ firstName: 'Rosa' });
  const mail = ({ firstName }: { firstName: string }) => ({ template: 'site-live' as const, props: { ...props, firstName } });
  await notifyUser(db(), person.id, 'live', { eventKey: 'live:rosa', mail });
  expect(await mailsTo(person.email)).toMatchObject([{ props: { firstName: 'Rosa' } }]);
});

test('a notification in a transaction that fails was never sent', async () => {
  const person = await makePerson();
  const failed = db().transaction(async (tx) => {
    await notifyUser(tx, person.id, 'live', live('live:lost'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await titles(person.id)).toEqual([]);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('each admin is notified of what concerns admins where they chose to be, and no one else is', async () => {
  const [both, quiet, customer] = [await makePerson({ admin: true }), await makePerson({ admin: true }), await makePerson()];
  await saveChoices(quiet.id, true, { listed: ['new-order'], on: ['new-order.inApp'] });
  const order = { type: 'info' as const, title: 'New order', message: 'S-1001 is paid.', link: '/admin/orders/1', eventKey: 'order:1' };
  for (let n = 0; n < 2; n++) await notifyAdmins(db(), 'new-order', order);
  expect([await titles(both.id), await titles(quiet.id), await titles(customer.id)]).toEqual([['New order'], ['New order'], []]);
  expect(await mailsTo(both.email)).toMatchObject([{ template: 'staff-notice', props: { url: 'http://localhost:3000/admin/orders/1' } }]);
  expect(await mailsTo(quiet.email)).toEqual([]);
});

test('admins get no second email of what the business’s mailbox gets', async () => {
  const admin = await makePerson({ admin: true });
  const message = { type: 'info' as const, title: 'New message', message: 'C-1', eventKey: 'contact:1' };
  await notifyAdmins(db(), 'customer-message', message, 'mailbox');
  expect(await titles(admin.id)).toEqual(['New message']);
  expect(await mailsTo(admin.email)).toEqual([]);
});
