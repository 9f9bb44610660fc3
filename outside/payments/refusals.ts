import Stripe from 'stripe';

/** Requests a change from the provider. A refusal is ignored if `reached` finds that the desired state is already there. */
export async function unlessReached(change: () => Promise<unknown>, reached: () => Promise<boolean>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !(await reached())) throw error;
  }
}
