import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../base/env.ts';

/**
 * Kinds of addresses that we receive email at. Each names the row that it's about, by its ID.
 * - `reply`: a thread
 * - `answer`: a lead
 * - `bounce`: an email of the outbox, or one that was relayed
 * - `test`: a sender test
 */
export const tokenKinds = ['reply', 'answer', 'bounce', 'test'] as const;
export type TokenKind = (typeof tokenKinds)[number];

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** 80 bits. Mail servers may change the case of an address, and allow 64 characters before the @. */
const signatureLength = 16;
const idLength = 26;

/** What's before the @ of an address that only we can make: 'reply+<id>.<signature>'. */
export function mailToken(kind: TokenKind, id: string): string {
  const named = base32(Buffer.from(id.replaceAll('-', ''), 'hex'));
  return `${kind}+${named}.${signature(kind, named, env().authSecret)}`;
}

/** What such an address names, or undefined if we didn't make it. */
export function readMailToken(localPart: string): { kind: TokenKind; id: string } | undefined {
  const [, name, named, given] = /^([a-z]+)\+([a-z2-7]{26})\.([a-z2-7]{16})$/.exec(localPart.toLowerCase()) ?? [];
  const kind = tokenKinds.find((one) => one === name);
  if (!kind || !named || !given) return undefined;
  const { authSecret, oldAuthSecret } = env();
  const secrets = oldAuthSecret ? [authSecret, oldAuthSecret] : [authSecret];
  if (!secrets.some((secret) => timingSafeEqual(Buffer.from(signature(kind, named, secret)), Buffer.from(given)))) return undefined;
  const id = idFrom(named);
  return id ? { kind, id } : undefined;
}

/** The address at our mail host. */
export function tokenAddress(kind: TokenKind, id: string, host: string): string {
  return `${mailToken(kind, id)}@${host}`;
}

function signature(kind: TokenKind, named: string, secret: string): string {
  const mac = createHmac('sha256', derivedKey('mail-token', secret)).update(`${kind}+${named}`).digest();
  return base32(mac).slice(0, signatureLength);
}

function base32(bytes: Buffer): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The UUID in the first 128 of the 130 bits, or undefined if the last two aren't zero. */
function idFrom(named: string): string | undefined {
  const bits = [...named].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  if (named.length !== idLength || bits.slice(128) !== '00') return undefined;
  const hex = BigInt(`0b${bits.slice(0, 128)}`)
    .toString(16)
    .padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
