import { randomBytes } from 'node:crypto';

/** A random host label, 20 lower-case letters and digits (100 bits): names a preview that only its link opens. */
export function newToken(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join('');
}
