import { randomInt } from 'node:crypto';

const count = 10;
/** Without letters and digits that look alike in print. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const halfLength = 5;

/** Ten new codes such as 'k7mfq-2xw9c'. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: count }, () =>
    normalizeBackupCode(Array.from({ length: 2 * halfLength }, () => alphabet[randomInt(alphabet.length)]).join('')),
  );
}

/** A code as it is kept, however it was typed: case, spaces and the dash do not matter. */
export function normalizeBackupCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${plain.slice(0, halfLength)}-${plain.slice(halfLength)}`;
}
