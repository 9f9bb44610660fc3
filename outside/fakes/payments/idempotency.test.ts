import { expect, test } from 'vitest';
import { usePaymentServer } from '../../../tests/helpers/payment-server.ts';

const provider = usePaymentServer();

const under = (key: string) => ({ 'Idempotency-Key': key });
const customers = () => provider.server().all('customer').length;

test('a repeated request gets the first response, and nothing is done again', async () => {
  const first = await provider.send('POST /v1/customers', { email: 'a@b.test' }, under('k1'));
  const before = customers();
  const again = await provider.send('POST /v1/customers', { email: 'a@b.test' }, under('k1'));
  expect(again.body).toEqual(first.body);
  expect(customers()).toBe(before);
  expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
});

test('a refusal is repeated too, word for word', async () => {
  const { body: customer } = await provider.send('POST /v1/customers', { email: 'a@b.test' });
  const refusal = await provider.send(
    `POST /v1/customers/${customer.id}/balance_transactions`,
    { amount: '0', currency: 'usd' },
    under('k2'),
  );
  const again = await provider.send(
    `POST /v1/customers/${customer.id}/balance_transactions`,
    { amount: '0', currency: 'usd' },
    under('k2'),
  );
  expect(refusal.status).toBe(400);
  expect(again).toMatchObject({ status: 400, body: refusal.body });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

test('a key that was used for another body or another address is refused', async () => {
  await provider.send('POST /v1/customers', { email: 'a@b.test' }, under('k3'));
  for (const [request, form] of [
    ['POST /v1/customers', { email: 'other@b.test' }],
    ['POST /v1/products', { id: 'p', name: 'a@b.test' }],
  ] as const) {
    const answer = await provider.send(request, form, under('k3'));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error', message: expect.stringContaining("other than 'k3'") } },
    });
  }
});

test('an invalid request leaves its key free', async () => {
  expect((await provider.send('POST /v1/customers', { email: 'wrong' }, under('k4'))).status).toBe(400);
  expect((await provider.send('POST /v1/customers', { email: 'right@b.test' }, under('k4'))).status).toBe(200);
});

test('while a first request is running, a second one under its key is refused', async () => {
  const { port = 0, host = '' } = provider.server().address?.() ?? {};
  let finish = () => {};
  const slowBody = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('email=slow%40'));
      finish = () => {
        controller.enqueue(new TextEncoder().encode('b.test'));
        controller.close();
      };
    },
  });
  const headers = { Authorization: `Bearer ${provider.server().secretKey}`, ...under('k5') };
  const first = fetch(`http://${host}:${port}/v1/customers`, { method: 'POST', headers, body: slowBody, duplex: 'half' } as RequestInit);
  // Its head may still be on the way: until the server has it, others are answered under a key of their own.
  const second = await firstConflict(() => provider.send('POST /v1/customers', { email: 'wrong' }, under('k5')));
  expect(second).toMatchObject({ status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } });
  finish();
  expect(await (await first).json()).toMatchObject({ object: 'customer', email: 'slow@b.test' });
  expect((await provider.send('POST /v1/customers', { email: 'slow@b.test' }, under('k5'))).headers.get('idempotent-replayed')).toBe(
    'true',
  );
});

async function firstConflict(send: () => ReturnType<typeof provider.send>): ReturnType<typeof provider.send> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await send();
    if (answer.status === 409) return answer;
  }
  throw new Error('No request was sent away.');
}

test('a key is free again after a day, also after a new start', async () => {
  const { body: first } = await provider.send('POST /v1/customers', { email: 'a@b.test' }, under('k6'));
  await provider.restart();
  expect((await provider.send('POST /v1/customers', { email: 'a@b.test' }, under('k6'))).body.id).toBe(first.id);
  provider.travelTo(new Date(provider.now().getTime() + 86_400_000 + 1000));
  expect((await provider.send('POST /v1/customers', { email: 'new@b.test' }, under('k6'))).body).toMatchObject({ email: 'new@b.test' });
});
