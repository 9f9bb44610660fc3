import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 'SUN-7KQ4-M9XT': 31⁸ possibilities, and few tries at checkout. */
export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `SUN-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
