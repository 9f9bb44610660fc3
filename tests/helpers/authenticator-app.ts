import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const stepSeconds = 30;

/** An authenticator app with a secret that was entered as text. A code works once, so tests also use the code of the next step. */
export function appOf(text: string) {
  const code = (afterSeconds: number) => createOTP(base32.decode(text)).hotp(Math.floor((Date.now() / 1000 + afterSeconds) / stepSeconds));
  return { now: () => code(0), in: code };
}
