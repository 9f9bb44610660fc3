import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const idSchema = z.uuid();

/** Whether a text from a request can be one of our IDs. If it can't, the answer is that of a missing row, without a query. */
export function isId(text: string | undefined): text is string {
  return idSchema.safeParse(text).success;
}

/** A random host label of 20 lower-case letters and digits (100 bits), for a preview that only its link opens. */
export function newToken(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join('');
}
