import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps speak it: SHA-1, six digits, a new code every 30 seconds. */
const digits = 6;
const stepMs = 30_000;
/** A code is taken from one step before to one step after its own: clocks of phones differ. */
const stepsAround = [-1, 0, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a secret at a time. */
export function codeAt(secret: string, at: Date): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / stepMs)));
  const hash = createHmac('sha1', secret).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** Whether a code is the secret's now, or a moment ago, or in a moment. */
export function codeFits(secret: string, code: string, now: Date = new Date()): boolean {
  const typed = Buffer.from(code);
  return stepsAround
    .map((steps) => Buffer.from(codeAt(secret, new Date(now.getTime() + steps * stepMs))))
    .some((right) => right.length === typed.length && timingSafeEqual(right, typed));
}

/** A secret as people type it into an app (RFC 4648). */
export function base32(secret: string): string {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says: the address by which apps take over a secret. */
export function appAddress(issuer: string, email: string, secret: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: String(digits), period: String(stepMs / 1000) });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`;
}
