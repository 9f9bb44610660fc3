import { removeExpiredSessions } from '../domain/accounts/expired-sessions.ts';

/** Removes sessions that are over. */
export default async function removeSessionsJob(): Promise<void> {
  await removeExpiredSessions();
}
