import { env } from '../base/env.ts';
import { trialSentences } from '../content/trial.ts';

/** True in trial mode, where no card is charged. */
export function isTrial(): boolean {
  return env().isTrial;
}

/** True in a trial that uses the built-in test payments, because no Stripe key is set. */
export function hasTestPayments(): boolean {
  return isTrial() && !env().stripe;
}

/** What every page, email and PDF of a trial says; '' in any other mode. */
export function trialNote(): string {
  if (!isTrial()) return '';
  return hasTestPayments() ? trialSentences.builtIn : trialSentences.stripe;
}

/**
 * Headers that keep a trial out of search engines. No robots.txt does that: a crawler that may not read a page doesn't see that
 * it isn't to be listed, and lists its address if anyone links to it.
 */
export function unlistedHeaders(): Record<string, string> {
  return isTrial() ? { 'X-Robots-Tag': 'noindex, nofollow' } : {};
}
