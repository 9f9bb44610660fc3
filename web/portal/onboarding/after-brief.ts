import { orderForBrief } from '../../../domain/briefs/opening.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';

/** Order states that no payment can follow. */
const ended = ['expired', 'canceled', 'refunded'];

/** The order started in this browser, if it can still be paid or is paid. */
export async function orderIdOfBrowser(request: Request): Promise<string | undefined> {
  const current = await orderOfRequest(request);
  return current && !ended.includes(current.order.state) ? current.order.id : undefined;
}

/** Where the owner goes after sending the brief: to the payment if it's due, otherwise to the project. */
export async function afterBrief(
  userId: string,
  project: { id: string; paidAt: Date | null },
): Promise<{ to: string; orderSecret?: string }> {
  if (project.paidAt) return { to: '/portal' };
  const order = await orderForBrief(userId, project.id);
  return order.kind === 'processing' ? { to: '/portal' } : { to: '/payment-choice', orderSecret: order.secret };
}
