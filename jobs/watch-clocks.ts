import { markMissedDeadlines } from '../domain/projects/deadlines.ts';

/** Tells both sides about drafts that are past their promise. */
export default async function watchClocksJob(): Promise<void> {
  await markMissedDeadlines();
}
