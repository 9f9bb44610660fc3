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
    400,
    'parameter_unknown',
    'Received unknown parameter: foo',
    'foo',
  ],
  [
    'one inside another',
    'POST /v1/checkout/sessions',
    { ...page, 'line_items[0][price_data][colour]': 'red' },
    400,
    'parameter_unknown',
    'Received unknown parameter: line_items[0][price_data][colour]',
    'line_items[0][price_data][colour]',
  ],
  [
    'an old one that the version no longer has',
    'POST /v1/checkout/sessions',
    { ...page, 'payment_method_types[0]': 'card' },
    400,
    'parameter_unknown',
    'Received unknown parameter: payment_method_types',
    'payment_method_types',
  ],
  ['an unknown one in a query', 'GET /v1/customers', { sort: 'up' }, 400, 'parameter_unknown', 'Received unknown parameter: sort', 'sort'],
  [
    'an unknown one of an address without any',
    'GET /v1/customers/cus_1',
    { deep: '1' },
    400,
    'parameter_unknown',
    'Received unknown parameter: deep',
  ],
  [
    'a real one that is not built',
    'POST /v1/customers',
    { tax_exempt: 'exempt' },
    400,
    undefined,
    'This test server does not act on `tax_exempt`. The real provider does.',
    'tax_exempt',
  ],
  [
    'a real one inside another',
    'POST /v1/subscriptions',
    { ...plan, 'items[0][discounts][0][coupon]': 'x' },
    400,
    undefined,
    'does not act on `items[0][discounts]`',
    'items[0][discounts]',
  ],
  [
    'a real word that is not built',
    'POST /v1/checkout/sessions',
    { ...page, mode: 'subscription' },
    400,
    undefined,
    'does not act on mode "subscription"',
    'mode',
  ],
  [
    'charging a plan by itself',
    'POST /v1/subscriptions',
    { ...plan, collection_method: 'charge_automatically' },
    400,
    undefined,
    'does not act on collection_method "charge_automatically"',
  ],
  [
    'pausing in another way',
    'POST /v1/subscriptions/sub_1',
    { 'pause_collection[behavior]': 'keep_as_draft' },
    400,
    undefined,
    'does not act on pause_collection[behavior] "keep_as_draft"',
  ],
  ['another currency', 'POST /v1/subscriptions', { ...plan, 'items[0][price_data][currency]': 'eur' }, 400, undefined, 'takes usd only'],
  [
    'tax inside a price',
    'POST /v1/tax_rates',
    { display_name: 'VAT', inclusive: 'true', percentage: '19' },
    400,
    undefined,
    'does not act on tax that is included',
    'inclusive',
  ],
  ['a missing one', 'POST /v1/products', {}, 400, 'parameter_missing', 'Missing required param: name.', 'name'],
  [
    'a missing one inside another',
    'POST /v1/checkout/sessions',
    {
      mode: 'payment',
      success_url: 'https://sunup.test/',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '5000',
    },
    400,
    'parameter_missing',
    'Missing required param: line_items[0][price_data][product_data].',
  ],
  [
    'no address to come back to',
    'POST /v1/checkout/sessions',
    { mode: 'payment', ...line },
    400,
    'parameter_missing',
    'Missing required param: success_url.',
  ],
  [
    'nothing bought',
    'POST /v1/checkout/sessions',
    { mode: 'payment', success_url: 'https://sunup.test/' },
    400,
    'parameter_missing',
    '`line_items` are required in `payment` mode.',
    'line_items',
  ],
  [
    'no currency to keep a card for',
    'POST /v1/checkout/sessions',
    { mode: 'setup', success_url: 'https://sunup.test/' },
    400,
    'parameter_missing',
    'Missing required param: currency.',
    'currency',
  ],
  [
    'an unknown word',
    'POST /v1/checkout/sessions',
    { ...page, mode: 'gift' },
    400,
    undefined,
    'Invalid mode: must be one of payment, setup, subscription',
    'mode',
  ],
  [
    'letters for a number',
    'POST /v1/refunds',
    { payment_intent: 'pi_1', amount: 'half' },
    400,
    'parameter_invalid_integer',
    'Invalid integer: half',
    'amount',
  ],
  [
    'a fraction of a cent',
    'POST /v1/checkout/sessions',
    { ...page, 'line_items[0][price_data][unit_amount]': '12.5' },
    400,
    'parameter_invalid_integer',
    'Invalid integer: 12.5',
  ],
  [
    'neither yes nor no',
    'POST /v1/invoices/in_1/pay',
    { paid_out_of_band: 'maybe' },
    400,
    undefined,
    'Invalid boolean: maybe',
    'paid_out_of_band',
  ],
  ['an empty value', 'POST /v1/customers', { name: '' }, 400, 'parameter_invalid_empty', "You passed an empty string for 'name'.", 'name'],
  ['no address of a mailbox', 'POST /v1/customers', { email: 'nobody' }, 400, 'email_invalid', 'Invalid email address: nobody', 'email'],
  [
    'no URL',
    'POST /v1/checkout/sessions',
    { ...page, success_url: 'javascript:alert(1)' },
    400,
    'url_invalid',
    'Not a valid URL',
    'success_url',
  ],
  ['a list for a text', 'POST /v1/customers', { 'email[0]': 'a@b.test' }, 400, undefined, 'Invalid string', 'email'],
  [
    'too long a value of metadata',
    'POST /v1/customers',
    { 'metadata[note]': 'x'.repeat(501) },
    400,
    undefined,
    'at most 500 characters',
    'metadata',
  ],
  ['a page of 101', 'GET /v1/events', { limit: '101' }, 400, undefined, 'must be between 1 and 100', 'limit'],
];

test.each(rows)('%s is refused as the provider refuses it', async (_what, request, form, status, code, message, param) => {
  const before = provider.server().all('event').length;
  const answer = await provider.send(request, form);
  expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status, code });
  expect(answer.body.error?.type).toBe(status === 402 ? 'card_error' : 'invalid_request_error');
  expect(answer.body.error?.message).toContain(message);
  if (param) expect(answer.body.error?.param).toBe(param);
  expect(provider.server().all('event')).toHaveLength(before);
});

test('without a key, with a wrong one, or in another version nothing is told', async () => {
  expect((await provider.send('GET /v1/customers', {}, { Authorization: '' })).status).toBe(401);
  expect(await provider.send('GET /v1/customers', {}, { Authorization: 'Bearer sk_test_wrong' })).toMatchObject({
    status: 401,
    body: { error: { type: 'invalid_request_error' } },
  });
  expect(await provider.send('GET /v1/customers', {}, { 'Stripe-Version': '2020-08-27' })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('not 2020-08-27') } },
  });
});

test('every answer says its request and its version', async () => {
  for (const where of ['/v1/customers', '/v1/nothing']) {
    const { headers } = await provider.send(`GET ${where}`);
    expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
  }
  expect((await provider.send('POST /v1/checkout/sessions', { ...page, expires_at: soon() })).status).toBe(200);
});
