import type { Wait } from '../limits/limits.ts';
import { refusalsOf } from '../refusals.ts';

/** Refusals that routes and the API decide by. */
export const refusedAs = refusalsOf({
  'email-taken': () => 'An account with this email already exists.',
  'log-in-first': () => 'Log in to this account in this browser first. Then use the link or the code to verify your email.',
  'login-expired': () => 'This login expired. Start again with your password.',
});
export type AccountCode = Parameters<typeof refusedAs>[0] | Wait['code'];

export interface AccountRefusal {
  message: string;
  code?: AccountCode;
}
