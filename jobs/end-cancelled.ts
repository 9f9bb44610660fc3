import { archiveCancelled, endCancelled } from '../domain/projects/cancelling.ts';

/** Takes sites off whose paid month is over, and archives those that nobody put back. */
export default async function endCancelledJob(): Promise<void> {
  await endCancelled();
  await archiveCancelled();
}
