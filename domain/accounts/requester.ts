import type { Result } from '../../base/result.ts';
import type { AccountRefusal } from './refusals.ts';

/** Who sends a request: the client's address, and the headers with its cookies. */
export interface Requester {
  address: string;
  headers: Headers;
}

/**
 * Outcome of a login or sign-up. `headers` set the cookies. `challenge`: the password was right, and with these headers the
 * browser continues to two-factor authentication.
 */
export type AuthResult = Result<{ headers: Headers }, AccountRefusal & { challenge?: Headers }>;
