import { expect, test } from 'vitest';
import { orderIdIn } from '../../domain/orders/orders.ts';
import { payPath } from './pay-path.ts';

const id = '01890000-0000-7000-8000-000000000001';

test('an order that waits for payment opens with its own secret, wherever its buyer is logged in', () => {
  for (const state of ['draft', 'awaiting_payment', 'failed', 'expired'] as const) {
    const secret = new URL(payPath({ id, state }) ?? '', 'http://localhost:3000').searchParams.get('order') ?? '';
    expect(orderIdIn(secret), state).toBe(id);
  }
});

test('a buyer without an order picks pages first, and a paid order isn’t paid again', () => {
  expect(payPath(undefined)).toBe('/payment-choice');
  for (const state of ['processing', 'paid', 'partly_refunded', 'refunded', 'canceled'] as const) expect(payPath({ id, state })).toBeNull();
});
