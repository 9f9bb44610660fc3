import { env } from '../../base/env.ts';
import { tokenAddress } from '../mail-tokens.ts';

/** Where an email comes back to if it can't be delivered, by its ID. Undefined if no email can come in. */
export function returnAddressOf(mailId: string): string | undefined {
  const host = env().mailIn?.host;
  return host ? tokenAddress('bounce', mailId, host) : undefined;
}
