import { derivedKey } from '../../base/env.ts';

/** The key with which Better Auth signs cookies and encrypts secrets of authenticator apps, backup codes and signing keys. */
export function authKey(authSecret?: string): string {
  return derivedKey('better-auth', authSecret);
}
