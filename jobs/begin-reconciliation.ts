import { beginNightlyReconciliation } from '../domain/reconciliation/reconciliation.ts';

/** Begins the comparison of the night: our books and the payment provider's. */
export default async function beginReconciliationJob(): Promise<void> {
  await beginNightlyReconciliation();
}
