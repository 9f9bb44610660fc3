/** How the event keys of emails about an order's declined payments begin. The day follows: one email a day. */
export function declineMailKey(orderId: string): string {
  return `payment-failed:${orderId}:`;
}
