import type { DotState } from '../ui/drawings/dot.tsx';

export type MailState = 'queued' | 'sent' | 'failed' | 'withheld' | 'bounced';

/** Label and dot of each email state. */
export const mailStates: Record<MailState, [DotState, string]> = {
  queued: ['waiting', 'Queued'],
  sent: ['done', 'Sent'],
  failed: ['late', 'Failed'],
  withheld: ['idle', 'Not sent'],
  bounced: ['late', 'Came back'],
};

/** 'order-paid' → 'Order paid' */
export function mailName(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
