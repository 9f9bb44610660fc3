import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';

/** Prices and times for the portal of a user without a project. */
export async function welcomeData() {
  const { draftTime, setup, monthly, plusTax, supportHours } = offerWords(await readSettings());
  return { draftTime, setup, monthly, plusTax, supportHours };
}

export type WelcomeData = Awaited<ReturnType<typeof welcomeData>>;
