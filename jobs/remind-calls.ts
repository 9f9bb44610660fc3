import { remindOfCalls } from '../domain/bookings/reminders.ts';

/** Tells both sides of calls that begin in a day or in an hour. */
export default async function remindCallsJob(): Promise<void> {
  await remindOfCalls();
}
