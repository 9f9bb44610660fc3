import { sendRefund } from '../domain/refunds/send-refund.ts';

/** Has the provider give a card's money back. */
export default async function sendRefundJob({ refundId }: { refundId: string }): Promise<void> {
  await sendRefund(refundId);
}
