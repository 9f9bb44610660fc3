import { expect, test } from 'vitest';
import { item, line, page, type RefusalRow } from '../../../tests/helpers/payment-requests.ts';
import { usePaymentServer } from '../../../tests/helpers/payment-server.ts';

const provider = usePaymentServer();

const soon = () => String(Math.floor(provider.now().getTime() / 1000) + 3600);

const plan = { customer: 'cus_1', collection_method: 'send_invoice', days_until_due: '7', ...item };

const rows: RefusalRow[] = [
  [
    'a parameter that does not exist',
    'POST /v1/customers',
    { foo: 'x' },
    '400 parameter_unknown',
    'Received unknown parameter: foo',
    'foo',
  ],
  [
    'one inside another',
    'POST /v1/checkout/sessions',
    { ...page, 'line_items[0][price_data][colour]': 'red' },
    '400 parameter_unknown',
    'Received unknown parameter: line_items[0][price_data][colour]',
    'line_items[0][price_data][colour]',
  ],
  [
    'an old one that the version no longer has',
    'POST /v1/checkout/sessions',
    { ...page, 'payment_method_types[0]': 'card' },
    '400 parameter_unknown',
    'Received unknown parameter: payment_method_types',
    'payment_method_types',
  ],
  ['an unknown one in a query', 'GET /v1/events', { sort: 'up' }, '400 parameter_unknown', 'Received unknown parameter: sort', 'sort'],
  [
    'an unknown one of an address without any',
    'GET /v1/customers/cus_1',
    { deep: '1' },
    '400 parameter_unknown',
    'Received unknown parameter: deep',
  ],
  [
    'a mode that this server doesn’t support',
    'POST /v1/checkout/sessions',
    { ...page, mode: 'subscription' },
    '400',
    'Invalid mode: must be one of payment, setup on this test server, not subscription',
    'mode',
  ],
  [
    'charging a plan by itself',
    'POST /v1/subscriptions',
    { ...plan, collection_method: 'charge_automatically' },
    '400',
    'Invalid collection_method: must be one of send_invoice',
  ],
  [
    'pausing in another way',
    'POST /v1/subscriptions/sub_1',
    { 'pause_collection[behavior]': 'keep_as_draft' },
    '400',
    'Invalid pause_collection[behavior]: must be one of void',
  ],
  ['another currency', 'POST /v1/subscriptions', { ...plan, 'items[0][price_data][currency]': 'eur' }, '400', 'must be one of usd'],
  [
    'tax inside a price',
    'POST /v1/tax_rates',
    { display_name: 'VAT', inclusive: 'true', percentage: '19' },
    '400',
    "doesn't support tax that is included",
    'inclusive',
  ],
  ['a missing one', 'POST /v1/products', { id: 'p' }, '400 parameter_missing', 'Missing required param: name.', 'name'],
  [
    'a missing one inside another',
    'POST /v1/checkout/sessions',
    {
      mode: 'payment',
      success_url: 'https://sunup.test/',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '5000',
    },
    '400 parameter_missing',
    'Missing required param: line_items[0][price_data][product_data].',
  ],
  [
    'no address to come back to',
    'POST /v1/checkout/sessions',
    { mode: 'payment', ...line },
    '400 parameter_missing',
    'Missing required param: success_url.',
  ],
  [
    'nothing bought',
    'POST /v1/checkout/sessions',
    { mode: 'payment', success_url: 'https://sunup.test/' },
    '400 parameter_missing',
    '`line_items` are required in `payment` mode.',
    'line_items',
  ],
  [
    'no currency to keep a card for',
    'POST /v1/checkout/sessions',
    { mode: 'setup', success_url: 'https://sunup.test/' },
    '400 parameter_missing',
    'Missing required param: currency.',
    'currency',
  ],
  [
    'an unknown word',
    'POST /v1/checkout/sessions',
    { ...page, mode: 'gift' },
    '400',
    'Invalid mode: must be one of payment, setup',
    'mode',
  ],
  [
    'letters for a number',
    'POST /v1/refunds',
    { payment_intent: 'pi_1', amount: 'half' },
    '400 parameter_invalid_integer',
    'Invalid integer: half',
    'amount',
  ],
  [
    'a fraction of a cent',
    'POST /v1/checkout/sessions',
    { ...page, 'line_items[0][price_data][unit_amount]': '12.5' },
    '400 parameter_invalid_integer',
    'Invalid integer: 12.5',
  ],
  ['neither yes nor no', 'POST /v1/invoices/in_1/pay', { paid_out_of_band: 'maybe' }, '400', 'Invalid boolean: maybe', 'paid_out_of_band'],
  ['an empty value', 'POST /v1/customers', { name: '' }, '400 parameter_invalid_empty', "You passed an empty string for 'name'.", 'name'],
  ['no address of a mailbox', 'POST /v1/customers', { email: 'nobody' }, '400 email_invalid', 'Invalid email address: nobody', 'email'],
  [
    'no URL',
    'POST /v1/checkout/sessions',
    { ...page, success_url: 'javascript:alert(1)' },
    '400 url_invalid',
    'Not a valid URL',
    'success_url',
  ],
  ['a list for a text', 'POST /v1/customers', { 'email[0]': 'a@b.test' }, '400', 'Invalid string', 'email'],
  [
    'too long a value of metadata',
    'POST /v1/customers',
    { 'metadata[note]': 'x'.repeat(501) },
    '400',
    'at most 500 characters',
    'metadata',
  ],
  ['a page of 101', 'GET /v1/events', { limit: '101' }, '400', 'must be between 1 and 100', 'limit'],
];

test.each(rows)('%s is refused as the provider refuses it', async (_what, request, form, refusal, message, param) => {
  const before = provider.server().all('event').length;
  const answer = await provider.send(request, form);
  expect([answer.status, answer.body.error?.code].filter(Boolean).join(' ')).toBe(refusal);
  expect(answer.body.error?.type).toBe(answer.status === 402 ? 'card_error' : 'invalid_request_error');
  expect(answer.body.error?.message).toContain(message);
  if (param) expect(answer.body.error?.param).toBe(param);
  expect(provider.server().all('event')).toHaveLength(before);
});

test('without a key, with a wrong one, or in another version nothing is returned', async () => {
  expect((await provider.send('GET /v1/events', {}, { Authorization: '' })).status).toBe(401);
  expect(await provider.send('GET /v1/events', {}, { Authorization: 'Bearer sk_test_wrong' })).toMatchObject({
    status: 401,
    body: { error: { type: 'invalid_request_error' } },
  });
  expect(await provider.send('GET /v1/events', {}, { 'Stripe-Version': '2020-08-27' })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('not 2020-08-27') } },
  });
});

test('every response names its request and its version', async () => {
  for (const where of ['/v1/events', '/v1/nothing']) {
    const { headers } = await provider.send(`GET ${where}`);
    expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
  }
  expect((await provider.send('POST /v1/checkout/sessions', { ...page, expires_at: soon() })).status).toBe(200);
});
