import { releaseHolds } from '../domain/billing/checkout.ts';

/** Gives back start days held for checkouts that were not paid in time. */
export default async function releaseHoldsJob(): Promise<void> {
  await releaseHolds();
}
