import { log } from '../../base/log.ts';
import { refundPoint, withinLimit } from '../limits/limits.ts';
import { applyCode, removeCode } from './apply-code.ts';

/**
 * Puts a code that the buyer typed on the order, or takes the order's code off if nothing was typed. Returns what was wrong,
 * if anything was. Refused codes count against the buyer's address, so no one can guess codes.
 */
export async function setOrderCode(
  orderId: string,
  typed: string,
  { email, address }: { email: string | undefined; address: string },
): Promise<string | undefined> {
  try {
    if (!typed.trim()) return messageOf(await removeCode(orderId));
    const limit = await withinLimit('discountCode', address);
    if (!limit.ok) return limit.message;
    const result = await applyCode(orderId, typed, { email });
    if (result.ok) await refundPoint('discountCode', address);
    return messageOf(result);
  } catch (error) {
    log.error({ err: error, orderId }, 'a code could not be put on an order');
    return 'We couldn’t check that code. Please try again in a moment.';
  }
}

function messageOf(result: Awaited<ReturnType<typeof applyCode>>): string | undefined {
  return result.ok ? undefined : result.message;
}
