import { expect, test } from 'vitest';
import { orderIdIn } from '../../domain/orders/orders.ts';
import { payPath } from './pay-path.ts';

const id = '01890000-0000-7000-8000-000000000001';

test('an order that waits for its payment is opened by its own secret, wherever its buyer is signed in', () => {
  for (const state of ['draft', 'awaiting_payment', 'failed', 'expired'] as const) {
    const secret = new URL(payPath({ id, state }) ?? '', 'http://localhost:3000').searchParams.get('order') ?? '';
    expect(orderIdIn(secret), state).toBe(id);
  }
});

test('who has no order yet chooses first, and what is paid is not paid again', () => {
  expect(payPath(undefined)).toBe('/payment-choice');
  for (const state of ['processing', 'paid', 'partly_refunded', 'refunded', 'cancelled'] as const)
    expect(payPath({ id, state })).toBeNull();
});
