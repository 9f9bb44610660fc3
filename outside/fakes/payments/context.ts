import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** The customers (and checkouts, which have no customer yet) whose time stands still until the next request about them (past.ts). */
export interface Past {
  /** The time of the current request, if it has the header. */
  at: number | undefined;
  held: Set<string>;
  lastRequestMs: number;
}

/** Shared state of the payment server's parts. */
export interface Context {
  store: Store;
  /** The server's time, in seconds since 1970. While it catches up, the time at which the current event was due. */
  now: () => number;
  /** The time at which the current event was due, while the server catches up. */
  moment: number | undefined;
  past: Past;
  /** Public address of the checkout pages. */
  pagesUrl: string;
  /** True if events of this type are delivered. */
  isSubscribed: (type: string) => boolean;
  /** The one webhook endpoint. */
  webhook: { url: string; types: readonly string[]; isEnabled: boolean };
  /** The current request, which its events refer to. Null for what the clock does. */
  request: { id: string; idempotencyKey: string | null } | null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in the provider's style. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`;
}
