import { orderForBrief } from '../../../domain/briefs/opening.ts';

/** Where a person goes once their brief is in: to the payment if it is still due, else to their project. */
export async function afterBrief(
  userId: string,
  project: { id: string; paidAt: Date | null },
  orderIdOfBrowser: string | undefined,
): Promise<{ to: string; orderSecret?: string }> {
  if (project.paidAt) return { to: '/portal' };
  const order = await orderForBrief(userId, project.id, orderIdOfBrowser);
  return { to: '/payment-choice', ...(order && { orderSecret: order.secret }) };
}
