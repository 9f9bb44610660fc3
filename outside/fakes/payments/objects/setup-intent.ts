import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { record } from '../events.ts';

/** A wish to keep a card that nobody has typed yet. */
export function makeSetupIntent(
  desk: Desk,
  { customer, description, metadata }: { customer: string | null; description: string | null; metadata: Stripe.Metadata },
): Stripe.SetupIntent {
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    created: desk.at(),
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  desk.books.put('setup_intent', intent.id, intent);
  record(desk, 'setup_intent.created', intent);
  return intent;
}

/** Changes it, without telling of it: what happened has an event of its own. */
export function changeSetupIntent(desk: Desk, intent: Stripe.SetupIntent, change: Partial<Stripe.SetupIntent>): void {
  Object.assign(intent, change);
  desk.books.put('setup_intent', intent.id, intent);
}
