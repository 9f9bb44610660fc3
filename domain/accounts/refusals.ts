import type { Wait } from '../limits/limits.ts';
import { orderLabel } from '../orders/schema.ts';
import { refusalsOf } from '../refusals.ts';

type Provider = { provider: string };

export const refusedAs = refusalsOf({
  'account-changed': () => 'Your account just changed. Reload the page and try again.',
  'account-unknown': () => 'There’s no account with this email. They need to sign up first.',
  'account-unverified': () => 'This account’s email isn’t verified yet.',
  'admin-email': () => 'Administrators change their email in their own settings.',
  'already-admin': () => 'They’re already an administrator.',
  'app-code-invalid': () => 'That code is wrong or expired.',
  'app-code-used': () => 'You’ve already used this code. Wait for your app to show the next one.',
  'backup-code-invalid': () => 'That backup code is wrong or already used.',
  'email-code-invalid': () => 'That code is wrong or expired. Check our latest email or request a new code.',
  'email-is-own': () => 'That’s already your email.',
  'email-is-theirs': () => 'That’s already their email.',
  'email-taken': () => 'An account with this email already exists.',
  'email-taken-by-other': () => 'Another account has this email.',
  'email-verified': () => 'This email is already verified.',
  'guest-link-invalid': () => 'This link no longer works.',
  'invalid-credentials': () => 'Invalid email or password.',
  'last-admin': () => 'You can’t remove the last administrator. Add another one first.',
  'last-admin-own-account': () => 'You’re the last administrator. Add another one first, then delete your account.',
  'log-in-first': () => 'Log in to this account in this browser first. Then use the link or the code to verify your email.',
  'logged-out': () => 'You’re logged out. Log in again.',
  'login-expired': () => 'This login expired. Start again with your password.',
  'not-admin': () => 'They’re not an administrator.',
  'own-email-verified': () => 'This email is already verified. You can change it in your settings.',
  'passkey-invalid': () => 'That passkey didn’t work. Log in with your password instead.',
  'passkey-not-added': () => 'We couldn’t add that passkey. Please try again.',
  'payment-processing': ({ orderNumber }: { orderNumber: number }) =>
    `Your payment of order ${orderLabel(orderNumber)} is being confirmed. Try again in a few minutes.`,
  'provider-account-taken': ({ provider }: Provider) => `That ${provider} account is already linked to a different account here.`,
  'provider-login-canceled': ({ provider }: Provider) => `You canceled the ${provider} login.`,
  'provider-login-expired': (_: Provider) => 'This login took too long or started in another browser. Please try again.',
  'provider-login-failed': ({ provider }: Provider) => `Logging in with ${provider} didn’t work. Please try again.`,
  'provider-not-linked': ({ provider }: Provider) =>
    `You already have an account with this email. Log in with your password, then link ${provider} under Settings, Security.`,
  'provider-unreachable': ({ provider }: Provider) => `${provider} isn’t responding right now. Try again in a minute.`,
  'provider-without-email': ({ provider }: Provider) => `${provider} didn’t share a valid email address, and we need one for your account.`,
  'setup-code-invalid': () => 'That code didn’t work. Wait for the next one, and check that your phone’s clock is right.',
  'setup-expired': () => 'This setup expired. Please start again.',
  'signup-failed': () => 'We couldn’t create your account. Please try again.',
  'too-many-passkeys': ({ max }: { max: number }) => `You can have up to ${max} passkeys. Remove one first.`,
  'too-many-verification-emails': () => 'We’ve already sent this person several of these emails. Wait an hour.',
  'two-factor-off': () => 'Two-factor authentication is off, so there’s no need for backup codes.',
  'two-factor-required': () => 'Enter the code from your authenticator app.',
  'two-factor-unreadable': () => 'We can’t check your two-factor code anymore. Contact us and we’ll turn it off for you.',
  'verification-link-invalid': () => 'This link is no longer valid. Request a new one below.',
  'wrong-password': () => 'That’s not your password. Try again.',
});
export type AccountRefusal = ReturnType<typeof refusedAs> | Wait;
