import Stripe from 'stripe';
import { clientOf, type Provider } from './client.ts';

export interface WebhookEndpoint {
  url: string;
  isEnabled: boolean;
  /** Event types that it gets. `*` stands for all of them. */
  types: string[];
}

/** True if a key moves real money. */
export async function isLiveAccount(provider: Provider): Promise<boolean> {
  return (await clientOf(provider).balance.retrieve()).livemode;
}

export async function webhookEndpoints(provider: Provider): Promise<WebhookEndpoint[]> {
  const { data } = await clientOf(provider).webhookEndpoints.list({ limit: 100 });
  return data.map(({ url, status, enabled_events: types }) => ({ url, isEnabled: status === 'enabled', types }));
}

/** Why the provider can't be asked: it refuses the key, refuses it this, or doesn't answer. */
export function refusalOf(error: unknown): 'key' | 'right' | 'away' {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key';
  return error instanceof Stripe.errors.StripePermissionError ? 'right' : 'away';
}
