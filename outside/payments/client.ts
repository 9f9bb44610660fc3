import Stripe from 'stripe';

export interface Provider {
  secretKey: string;
  webhookSecret: string;
  /** Address of the built-in test server, requested before each call because it may run in another process. Absent for Stripe. */
  address?: () => { host: string; port: number };
  /** Added to each request. Our demo's tell the test server when they happened. */
  headers?: () => Record<string, string>;
}

let provider: Provider | undefined;
let client: { stripe: Stripe; port: number | undefined } | undefined;

/** Connects the provider: Stripe, or the built-in test server if `address` is given. */
export function openPayments(options: Provider): void {
  provider = options;
  client = undefined;
}

/** The keys passed to `openPayments`. Throws before that. */
export function opened(): Provider {
  if (!provider) throw new Error('Payments are not open yet.');
  return provider;
}

/** The provider's client, for the files of this folder only. */
export function stripe(): Stripe {
  const provider = opened();
  const at = provider.address?.();
  if (client && client.port === at?.port) return client.stripe;
  const made = clientOf(provider);
  client = { stripe: made, port: at?.port };
  return made;
}

/** A client of its own, for the files of this folder only. */
export function clientOf({ secretKey, address, headers }: Provider): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(address ? { ...address(), protocol: 'http' as const } : {}),
    ...(headers ? { httpClient: Stripe.createFetchHttpClient(withHeaders(headers)) } : {}),
  });
}

function withHeaders(headers: () => Record<string, string>): typeof fetch {
  return (input, init) => fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers() } });
}

/** The id of an object that the provider returns as an id or, if expanded, as the object. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined);
}

/** The object itself if it was expanded, otherwise undefined. */
export function whole<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference ? reference : undefined;
}

/** A date from the provider's seconds since 1970. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A date as the provider expects it: whole seconds since 1970. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
