import { Hono } from 'hono';
import Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { webhookEvents } from '../../db/schema/index.ts';
import { openPayments } from '../../outside/payments/client.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { daySeconds } from '../../time/units.ts';
import { addWebhooks } from './webhooks.ts';

useDatabase();

const secret = 'whsec_of_the_webhook_tests';
const stripe = new Stripe('sk_test_1');
const app = new Hono();
addWebhooks(app);
beforeAll(() => openPayments({ secretKey: 'sk_test_1', webhookSecret: secret }));

let numbers = 0;
const eventWith = (name: string) =>
  JSON.stringify({
    id: `evt_${++numbers}`,
    object: 'event',
    type: 'customer.updated',
    created: 1_700_000_000,
    data: { object: { id: 'cus_1', object: 'customer', name } },
  });

/** Delivers an event that was signed `seconds` from now, or with the given header. */
async function deliver(payload: string, { seconds = 0, header }: { seconds?: number; header?: string } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) + seconds;
  const signed = header ?? stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const answer = await app.request('/api/webhooks/stripe', { method: 'POST', body: payload, headers: { 'stripe-signature': signed } });
  return { status: answer.status, text: await answer.text() };
}

test.each([-299, -200, 0, 200, 299])('an event signed %i s from now is accepted', async (seconds) => {
  expect((await deliver(eventWith('Ann'), { seconds })).status).toBe(200);
});

test.each([-3600, -302, 302, 3600, daySeconds])('an event signed %i s from now is refused', async (seconds) => {
  const before = await db().$count(webhookEvents);
  expect((await deliver(eventWith('Ann'), { seconds })).status).toBe(400);
  expect(await db().$count(webhookEvents)).toBe(before);
});

test.each(['t=,v1=', '', 't=1', 'v1=abc', 't=abc,v1=def', ',,,', 't=99999999999,v1='])('the header %o is refused', async (header) => {
  expect(await deliver(eventWith('Ann'), { header })).toEqual({ status: 400, text: "The signature doesn't match." });
});

test('a signed event with a NUL is refused, so it is not sent again for days', async () => {
  expect(await deliver(eventWith('Ann\0Lee'))).toEqual({ status: 400, text: 'The event holds a NUL character.' });
});

test('an escaped \\u0000 in the text is not a NUL', async () => {
  expect((await deliver(eventWith('Ann \\u0000 Lee'))).status).toBe(200);
});

test.each([
  'not json',
  '[]',
  'null',
  '"text"',
  '{"id":"evt_x","object":"event","type":"customer.updated","created":1700000000}',
  '{"id":"evt_x","object":"v2.core.event","type":"v2.core.account.updated","created":"2026-11-01T00:00:00Z","related_object":{"id":"acct_1"}}',
])('the signed body %s is refused as unreadable, not as wrongly signed', async (body) => {
  const { status, text } = await deliver(body);
  expect([status, text]).toEqual([400, expect.stringMatching(/^This isn't a snapshot event/)]);
});
