import type { EventKey } from '../../../domain/notifications/schema.ts';
import { changeSettings } from '../../../domain/settings/settings.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { usePayments } from '../payments.ts';
import type { useClock } from '../plans.ts';

/** What the acts share: an admin, the payment provider, the clock and the job queue. */
export interface Stage {
  admin: string;
  provider: ReturnType<typeof usePayments>;
  clock: ReturnType<typeof useClock>;
  queue: () => Queue;
}

/** A function of the domain that makes an event happen, and all that it tells people about this event. */
export interface Happening {
  act: () => Promise<unknown>;
  /** Rows of the bell. */
  bell: [to: string, title: string, text: string][];
  /** Rows of the outbox, each with some of its props. */
  mails: [to: string, template: string, props: Record<string, unknown>][];
}

export type Happenings<Keys extends EventKey = EventKey> = Record<Keys, (stage: Stage) => Promise<Happening>>;

/** The short email that admins get about most events. */
export function toStaff(admin: string, title: string, message: string): Pick<Happening, 'bell' | 'mails'> {
  return { bell: [[admin, title, message]], mails: [[admin, 'staff-notice', { title, message }]] };
}

/** Prices of the orders that start from now on, so that no two events have the same amount. */
export async function price(setupCents: number, monthlyCents: number): Promise<void> {
  await changeSettings({ setupCents, monthlyCents }, 'admin:test');
}
