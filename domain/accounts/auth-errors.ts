import { APIError } from 'better-auth/api';
import { log } from '../../base/log.ts';
import { isAwayError } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/write-errors.ts';

const wrongPassword = new Set(['INVALID_PASSWORD', 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'PASSWORD_TOO_LONG']);
const wrongCode = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'TOTP_NOT_ENABLED',
  'BACKUP_CODES_NOT_ENABLED',
]);

/** True if Better Auth refused the password itself. Other errors, such as a lost database, aren't the person's mistake: rethrow them. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof APIError && wrongPassword.has(String(error.body?.code));
}

/** True if Better Auth refused an emailed code, an authenticator app code or a backup code. Rethrow all other errors. */
export function isWrongCode(error: unknown): boolean {
  // 409: another request used the backup code first.
  return error instanceof APIError && (wrongCode.has(String(error.body?.code)) || error.statusCode === 409);
}

/** True if Better Auth refused a request, as opposed to failing. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.statusCode < 500;
}

/**
 * Logs errors that Better Auth hides from its callers, such as why an insert failed. Log lines without an error are refusals, and
 * some quote what was sent, so they're dropped.
 */
export function logAuthFailure(_level: string, message: unknown, ...details: unknown[]): void {
  const error = [message, ...details].find((each) => each instanceof Error);
  if (error && isForeignState(error)) log.info('someone came back from the login provider with a state that isn’t theirs, or is too old');
  else if (error && !isExpected(error)) log.error({ err: error }, typeof message === 'string' && message ? message : 'auth library failed');
}

/** True for refusals, for outages (logged elsewhere) and for the loser of two simultaneous sign-ups with one email. */
function isExpected(error: Error): boolean {
  return isRefusal(error) || isAwayError(error) || isUniqueViolation(error);
}

/** True if a callback's state wasn't given to this browser by us. Anyone can make one up, so it isn't an error of ours. */
function isForeignState(error: Error): boolean {
  return ['state_not_found', 'state_mismatch', 'state_security_mismatch', 'state_invalid'].includes(
    (error as { code?: string }).code ?? '',
  );
}
