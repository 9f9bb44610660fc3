import { log } from '../../base/log.ts';
import type { CodeResult } from '../discounts/schema.ts';
import { refundPoint, withinLimit } from '../limits/limits.ts';
import { applyCode, removeCode } from './apply-code.ts';
import { refusedAs } from './refusals.ts';

/**
 * Puts a code that the buyer typed on the order, or takes the order's code off if nothing was typed. Refused codes count against the
 * buyer's address, so no one can guess codes.
 */
export async function setOrderCode(
  orderId: string,
  typed: string,
  { email, address }: { email: string | undefined; address: string },
): Promise<CodeResult> {
  try {
    if (!typed.trim()) return await removeCode(orderId);
    const limit = await withinLimit('discountCode', address);
    if (!limit.ok) return limit;
    const result = await applyCode(orderId, typed, { email });
    if (result.ok) await refundPoint('discountCode', address);
    return result;
  } catch (error) {
    log.error({ err: error, orderId }, 'a code could not be put on an order');
    return refusedAs('code-not-checked');
  }
}
