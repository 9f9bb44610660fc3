import type { Books, StoredAnswer } from './books.ts';
import { expiredAnswer } from './books.ts';
import { Problem } from './problems.ts';

/** Keys whose first request is still at work. */
export type KeysAtWork = Set<string>;

/** Takes a key for a request that has just come in. Throws while another request under it is at work. */
export function takeKey(atWork: KeysAtWork, key: string): void {
  if (atWork.has(key))
    throw new Problem(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If so, try again later.`,
    });
  atWork.add(key);
}

/** The answer that was given under a key; none when it is free. Throws when it was given to another request. */
export function answerUnder(books: Books, key: string, request: string, nowSeconds: number): StoredAnswer | undefined {
  const stored = books.get('answer', key);
  if (!stored || expiredAnswer(stored, nowSeconds)) return undefined;
  if (stored.request === request) return stored;
  throw new Problem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
