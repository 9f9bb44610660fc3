import { orderForBrief } from '../../../domain/briefs/opening.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';

/** Orders that pay for nothing any more. */
const ended = ['expired', 'cancelled', 'refunded'];

/** The order this browser began, as long as it can still pay for something. */
export async function orderIdOfBrowser(request: Request): Promise<string | undefined> {
  const found = await orderOfRequest(request);
  return found && !ended.includes(found.order.state) ? found.order.id : undefined;
}

/** Where a person goes once their brief is in: to the payment if it is still due, else to their project. */
export async function afterBrief(
  userId: string,
  project: { id: string; paidAt: Date | null },
): Promise<{ to: string; orderSecret?: string }> {
  if (project.paidAt) return { to: '/portal' };
  const order = await orderForBrief(userId, project.id);
  return order.kind === 'processing' ? { to: '/portal' } : { to: '/payment-choice', orderSecret: order.secret };
}
