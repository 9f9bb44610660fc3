import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CheckoutRequest, checkoutStatus, createCheckout, expireCheckout } from '../../payments/checkout.ts';
import { openPayments } from '../../payments/client.ts';
import { readPaymentEvent, webhookTypes } from '../../payments/events.ts';
import { paymentServerOf } from './instance.ts';
import { paymentPages, startPaymentServer } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-provider-'));
let provider: Awaited<ReturnType<typeof startPaymentServer>>;
let listener: Server;
/** Deliveries as they came in; the first of each event is answered with 500. */
const deliveries: { body: string; signature: string }[] = [];

beforeAll(async () => {
  listener = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const first = !deliveries.some((delivery) => delivery.body === body);
    deliveries.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(first ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  await start();
});

afterAll(async () => {
  await provider.stop();
  await new Promise((resolve) => listener.close(resolve));
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  provider = await startPaymentServer({ dataDir: folder, pagesUrl: 'http://localhost:3000/dev/payments', webhookUrl, webhookTypes });
  openPayments(provider);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function checkoutFor(attemptId: string): CheckoutRequest {
  return {
    attemptId,
    orderId: `order-of-${attemptId}`,
    orderNumber: 1001,
    email: 'buyer@people.test',
    amountCents: 29_900,
    taxRate: 0,
    taxName: '',
    description: 'Five-page website, one-time setup',
    successUrl: 'http://localhost:3000/payment-success?order=s',
    cancelUrl: 'http://localhost:3000/payment?order=s',
    expiresAt: new Date(Date.now() + 35 * 60_000),
  };
}

const post = (sessionId: string, form: Record<string, string>) =>
  paymentPages().request(`/checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ expires: '12/34', cvc: '123', ...form }),
  });
const confirm = (sessionId: string, answer: 'yes' | 'no') =>
  paymentPages().request(`/checkout/${sessionId}/confirm`, { method: 'POST', body: new URLSearchParams({ answer }) });

test('the same key opens the same checkout; another key another one', async () => {
  const request = checkoutFor('key-1');
  const first = await createCheckout(request);
  expect(await createCheckout(request)).toEqual(first);
  expect((await createCheckout(checkoutFor('key-2'))).sessionId).not.toBe(first.sessionId);
});

test('an event is signed, and delivered again until it is taken', async () => {
  const { sessionId } = await createCheckout(checkoutFor('delivered'));
  await post(sessionId, { number: '4242424242424242' });
  await vi.waitFor(
    () => expect(deliveries.filter(({ body }) => body.includes(sessionId) && body.includes('checkout.session.completed'))).toHaveLength(2),
    8000,
  );
  const [refused, taken] = deliveries.filter(({ body }) => body.includes(sessionId) && body.includes('checkout.session.completed'));
  expect(taken?.body).toBe(refused?.body);
  const event = await readPaymentEvent(taken?.body ?? '', taken?.signature ?? '');
  expect(event).toMatchObject({ type: 'checkout.session.completed', objectId: sessionId, attemptId: 'delivered' });
  await expect(readPaymentEvent(taken?.body ?? '', 't=1,v1=00')).rejects.toThrow();
});

test('an event of a type that the webhook is not subscribed to is kept, and not delivered', async () => {
  const { sessionId } = await createCheckout(checkoutFor('subscribed'));
  await post(sessionId, { number: '4242424242424242' });
  await vi.waitFor(() => expect(deliveries.some(({ body }) => body.includes('"subscribed"'))).toBe(true), 8000);
  const kept = new Set(provider.all('event').map(({ type }) => type as string));
  expect(kept).toContain('charge.succeeded');
  const delivered = new Set(deliveries.map(({ body }) => (JSON.parse(body) as { type: string }).type));
  expect([...delivered].filter((type) => !webhookTypes.some((one) => one === type))).toEqual([]);
});

test('each state is translated to ours', async () => {
  const { sessionId } = await createCheckout(checkoutFor('sent'));
  expect(await checkoutStatus(sessionId)).toEqual({ state: 'open' });
  await post(sessionId, { number: '4000000000000002' });
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'failed', declineReason: 'Your card was declined.' });
  await post(sessionId, { number: '4000 0000 0000 0077' });
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'processing' });
  const paid = await createCheckout(checkoutFor('sent-paid'));
  await post(paid.sessionId, { number: '4242 4242 4242 4242' });
  expect(await checkoutStatus(paid.sessionId)).toMatchObject({
    state: 'succeeded',
    customerId: expect.stringMatching(/^cus_/),
    paymentId: expect.stringMatching(/^pi_/),
    receiptUrl: expect.stringMatching(/^http:\/\/localhost:3000\/dev\/payments\/receipt\/ch_/),
  });
});

test('an expired checkout takes no card, and a paid one does not expire', async () => {
  const expired = await createCheckout(checkoutFor('expired'));
  await expireCheckout(expired.sessionId);
  await post(expired.sessionId, { number: '4242424242424242' });
  expect(await checkoutStatus(expired.sessionId)).toEqual({ state: 'expired' });
  expect((await paymentPages().request(`/checkout/${expired.sessionId}`)).status).toBe(410);
  const paid = await createCheckout(checkoutFor('stays-paid'));
  await post(paid.sessionId, { number: '4242424242424242' });
  await expireCheckout(paid.sessionId);
  expect((await checkoutStatus(paid.sessionId)).state).toBe('succeeded');
});

test('a second press on pay charges no second time', async () => {
  const { sessionId } = await createCheckout(checkoutFor('pressed'));
  await post(sessionId, { number: '4242424242424242' });
  const once = await checkoutStatus(sessionId);
  expect((await post(sessionId, { number: '4242424242424242' })).headers.get('location')).toBe(
    'http://localhost:3000/payment-success?order=s',
  );
  expect(await checkoutStatus(sessionId)).toEqual(once);
});

test('the stored data outlives the process', async () => {
  // The same request twice: made anew, it would expire at another second.
  const request = checkoutFor('kept');
  const { sessionId } = await createCheckout(request);
  await post(sessionId, { number: '4242424242424242' });
  await provider.stop();
  await start();
  expect((await checkoutStatus(sessionId)).state).toBe('succeeded');
  expect((await createCheckout(request)).sessionId).toBe(sessionId);
});

test('the page says what it is, what it costs, and knows the listed cards and no others', async () => {
  const { sessionId } = await createCheckout(checkoutFor('page'));
  const page = await (await paymentPages().request(`/checkout/${sessionId}`)).text();
  for (const words of ['TEST MODE', '$299.00', 'Five-page website, one-time setup', 'buyer@people.test', '4000 0000 0000 0002'])
    expect(page).toContain(words);
  const unknown = await post(sessionId, { number: '4111 1111 1111 1111' });
  expect(unknown.status).toBe(422);
  expect(await unknown.text()).toContain('only the cards listed');
  expect((await checkoutStatus(sessionId)).state).toBe('open');
  expect((await paymentPages().request('/checkout/cs_none')).status).toBe(404);
  expect((await paymentPages().request(`/receipt/${sessionId}`)).status).toBe(404);
});

test('after the bank’s question was declined the page accepts the same card again, or another', async () => {
  const { sessionId, url } = await createCheckout(checkoutFor('refused'));
  expect(await (await post(sessionId, { number: '4000002500003155' })).text()).toContain('Yes, it’s me');
  const refused = await confirm(sessionId, 'no');
  expect([refused.status, refused.headers.get('location')]).toEqual([303, url]);
  const again = await (await paymentPages().request(`/checkout/${sessionId}`)).text();
  expect(again).toContain('We are unable to authenticate your payment method.');
  expect(again).toContain(`action="${new URL(url).pathname}"`);
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'failed', over: false });
  await confirm(sessionId, 'yes');
  expect((await checkoutStatus(sessionId)).state).toBe('failed');
  expect((await post(sessionId, { number: '4000002500003155' })).status).toBe(200);
  expect((await confirm(sessionId, 'yes')).headers.get('location')).toBe('http://localhost:3000/payment-success?order=s');
  expect((await checkoutStatus(sessionId)).state).toBe('succeeded');
});

test('an expired card and half a number are refused beside their field, and keep what was typed', async () => {
  const { sessionId } = await createCheckout(checkoutFor('entry'));
  const expired = await post(sessionId, { number: '4242424242424242', expires: '01/20' });
  expect(expired.status).toBe(422);
  const page = await expired.text();
  expect(page).toMatch(/value="01\/20"[^>]*aria-invalid="true"[^>]*>\s*<span[^>]*role="alert">Your card’s expiration date is in the past/);
  const half = await (await post(sessionId, { number: '1234' })).text();
  expect(half).toContain('value="1234"');
  expect(half).toContain('Your card number is incomplete.');
  expect((await checkoutStatus(sessionId)).state).toBe('open');
});

test('what a buyer typed is shown as text', async () => {
  const { sessionId } = await createCheckout({ ...checkoutFor('escaped'), email: 'x"><script>alert(1)</script>@people.test' });
  expect(await (await paymentPages().request(`/checkout/${sessionId}`)).text()).not.toContain('<script>');
});

test('a wrong key and an unknown address are refused like the provider refuses them', async () => {
  openPayments({ ...provider, secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x' });
  await expect(createCheckout(checkoutFor('wrong'))).rejects.toThrow('Invalid API Key provided');
  openPayments(provider);
  await expect(checkoutStatus('cs_none')).rejects.toThrow('No such checkout.session');
});

test('a checkout expires on time, takes no card after it, and sends an event', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { sessionId } = await createCheckout(checkoutFor('late'));
  vi.setSystemTime(Date.now() + 34 * 60_000);
  expect((await checkoutStatus(sessionId)).state).toBe('open');
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await post(sessionId, { number: '4242424242424242' });
  expect((await checkoutStatus(sessionId)).state).toBe('expired');
  await vi.waitFor(
    () => expect(deliveries.some(({ body }) => body.includes(sessionId) && body.includes('checkout.session.expired'))).toBe(true),
    8000,
  );
  vi.useRealTimers();
});

test('a checkout shorter than half an hour is refused, as by the provider', async () => {
  await expect(createCheckout({ ...checkoutFor('short'), expiresAt: new Date(Date.now() + 60_000) })).rejects.toThrow(
    'must be at least 30 minutes',
  );
});

test('another process reads the same data, and can’t own it too', async () => {
  const { sessionId } = await createCheckout(checkoutFor('shared'));
  openPayments(paymentServerOf(folder));
  expect((await checkoutStatus(sessionId)).state).toBe('open');
  await expect(
    startPaymentServer({ dataDir: folder, pagesUrl: 'http://localhost:3000/dev/payments', webhookUrl: 'http://127.0.0.1:9/' }),
  ).rejects.toThrow('Another Sunup web process runs the test payments of this DATA_DIR.');
});

test('a worker that starts before the web process gets an error, and finds it once it’s there', async () => {
  const early = mkdtempSync(path.join(tmpdir(), 'sunup-early-'));
  openPayments(paymentServerOf(early));
  await expect(checkoutStatus('cs_1')).rejects.toThrow('The test payment server is not running yet');
  const late = await startPaymentServer({
    dataDir: early,
    pagesUrl: 'http://localhost:3000/dev/payments',
    webhookUrl: 'http://127.0.0.1:9/',
  });
  await expect(checkoutStatus('cs_1')).rejects.toThrow('No such checkout.session');
  await late.stop();
  rmSync(early, { recursive: true });
  openPayments(provider);
});
