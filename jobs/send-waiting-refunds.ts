import { sendWaitingRefunds } from '../domain/refunds/send-refund.ts';

/** Sends refunds again whose own job gave up. */
export default async function sendWaitingRefundsJob(): Promise<void> {
  await sendWaitingRefunds();
}
