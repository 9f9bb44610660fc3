import Stripe from 'stripe';

/**
 * Asks the provider for a change. When it refuses since the state no longer allows it, and `reached` finds the state that
 * was wanted, the refusal is what was asked for; any other error is thrown.
 */
export async function unlessReached(change: () => Promise<unknown>, reached: () => Promise<boolean>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !(await reached())) throw error;
  }
}
