import { offerWords } from '../../../content/offer.ts';
import { ordersOf } from '../../../domain/orders/queries.ts';
import { filterStates, type OrderState } from '../../../domain/orders/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';

const paidStates: OrderState[] = filterStates.paid;

/** Prices and times for the portal of a user without a project, and whether they've paid for one already. */
export async function welcomeData(userId: string) {
  const { draftTime, setup, monthly, plusTax, supportHours } = offerWords(await readSettings());
  const hasPaid = (await ordersOf(userId)).some(({ state }) => paidStates.includes(state));
  return { draftTime, setup, monthly, plusTax, supportHours, hasPaid };
}

export type WelcomeData = Awaited<ReturnType<typeof welcomeData>>;
