import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';

/** What the portal says to someone without a project. */
export async function welcomeData() {
  const { draftTime, setup, monthly, supportLabel } = offerWords(await readSettings());
  return { draftTime, setup, monthly, supportLabel };
}

export type WelcomeData = Awaited<ReturnType<typeof welcomeData>>;
