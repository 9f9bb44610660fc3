import { alignPlan } from '../domain/plans/align-plan.ts';

/** Brings a plan at the provider in line with our wishes, and our rows in line with it. */
export default async function alignPlanJob({ planId }: { planId: string }): Promise<void> {
  await alignPlan(planId);
}
