import { reconcile } from '../domain/reconciliation/reconciliation.ts';

/** Compares our books with the payment provider's. */
export default async function reconcileJob({ reconciliationId }: { reconciliationId: string }): Promise<void> {
  await reconcile(reconciliationId);
}
