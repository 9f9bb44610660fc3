import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../base/env.ts';

/** Signature of a text with this installation's key for one purpose. */
export function signatureOf(purpose: string, text: string, secret?: string): string {
  return createHmac('sha256', derivedKey(purpose, secret)).update(text).digest('base64url');
}

/** Whether we made a signature, with AUTH_SECRET or the one from before it. Some are cut to a length. */
export function isSignatureOf(purpose: string, text: string, given: string, length?: number): boolean {
  const { authSecret, oldAuthSecret } = env();
  const secrets = oldAuthSecret ? [authSecret, oldAuthSecret] : [authSecret];
  return secrets.some((secret) => {
    const [one, other] = [Buffer.from(signatureOf(purpose, text, secret).slice(0, length)), Buffer.from(given)];
    return one.length === other.length && timingSafeEqual(one, other);
  });
}
