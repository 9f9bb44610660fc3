import { remindOfBriefs } from '../domain/briefs/reminders.ts';

/** Reminds paid customers of a brief they have not finished. */
export default async function remindBriefsJob(): Promise<void> {
  await remindOfBriefs();
}
