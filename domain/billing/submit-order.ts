import type { Result } from '../../base/result.ts';
import { codeOf } from '../discounts/queries.ts';
import { resultOf, withinLimit } from '../limits/limits.ts';
import { orderBySecret } from '../orders/queries.ts';
import type { PlaceOrder } from '../orders/schema.ts';
import { placeOrder } from './place-order.ts';
import { refusedAs } from './refusals.ts';

/** `refusedCode` is the discount code that was refused and removed. */
type Submitted = Result<object, { field: 'email' | 'code' | 'terms'; code: string; message: string; refusedCode?: string | undefined }>;

/** Places an order as its buyer submits it, within the limits of email and order. If its code is refused, says what is due without it. */
export async function submitOrder(orderId: string, details: PlaceOrder, secret: string, actor: string): Promise<Submitted> {
  const limit = resultOf(await withinLimit('orderEmail', details.email), await withinLimit('orderPlaced', orderId));
  if (!limit.ok) return { ...limit, field: 'email' };
  const order = await orderBySecret(secret);
  if (!order) throw new Error(`Order ${orderId} is gone.`);
  const before = await codeOf(orderId);
  const placed = await placeOrder(order, details, secret, actor);
  if (placed.ok || placed.field === 'terms') return placed;
  if (await codeOf(orderId)) return { ...placed, refusedCode: before?.code };
  const { totalCents } = (await orderBySecret(secret)) ?? order;
  return { ...refusedAs('code-removed', { why: placed, dueCents: totalCents }), field: 'code', refusedCode: before?.code };
}
