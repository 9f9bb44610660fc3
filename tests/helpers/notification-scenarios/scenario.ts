import type { EventKey } from '../../../domain/notifications/schema.ts';
import { changeSettings } from '../../../domain/settings/settings.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { usePayments } from '../payments.ts';
import type { useClock } from '../plans.ts';

/** What scenarios share: an admin, the payment provider, the clock and the job queue. */
export interface ScenarioContext {
  admin: string;
  provider: ReturnType<typeof usePayments>;
  clock: ReturnType<typeof useClock>;
  queue: () => Queue;
}

/** How a notification event comes about, and every notification and email that people get about it. */
export interface Scenario {
  /** Calls the domain's function that makes the event happen. */
  trigger: () => Promise<unknown>;
  /** Rows of the bell. */
  bell: [to: string, title: string, text: string][];
  /** Rows of the outbox, each with some of its props. */
  mails: [to: string, template: string, props: Record<string, unknown>][];
}

export type Scenarios<Keys extends EventKey = EventKey> = Record<Keys, (context: ScenarioContext) => Promise<Scenario>>;

/** The short email that admins get about most events. */
export function toStaff(admin: string, title: string, message: string): Pick<Scenario, 'bell' | 'mails'> {
  return { bell: [[admin, title, message]], mails: [[admin, 'staff-notice', { title, message }]] };
}

/** Prices of the orders that start from now on, so that no two events have the same amount. */
export async function price(setupCents: number, monthlyCents: number): Promise<void> {
  await changeSettings({ setupCents, monthlyCents }, 'admin:test');
}
