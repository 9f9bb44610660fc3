import { startMissingPlans } from '../domain/plans/start-plan.ts';

/** Starts the plans of live sites that have none yet. */
export default async function startPlansJob(): Promise<void> {
  await startMissingPlans();
}
