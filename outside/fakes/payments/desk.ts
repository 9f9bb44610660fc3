import { randomBytes } from 'node:crypto';
import type { Books } from './books.ts';

/** What every part of the payment server works with. */
export interface Desk {
  books: Books;
  /** The server's own time, in seconds since 1970. While it catches up, the moment of the thing that was due. */
  at: () => number;
  /** Public address of the checkout pages. */
  pagesUrl: string;
  /** Whether events of a type are delivered. */
  isAwaited: (type: string) => boolean;
  /** The request that is being answered, which the events it causes name; none for what the clock does. */
  request: { id: string; idempotencyKey: string | null } | null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's manner: what it is, and letters that nobody guesses. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`;
}
