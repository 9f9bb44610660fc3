import { deflateRawSync } from 'node:zlib';
import type { Variables } from './variables.ts';

/** What live and trial mode lack in a set of variables, in complete sentences. */
export function liveProblems(values: Variables): string[] {
  const needed = {
    APP_URL: 'the public address of the app, such as https://sunup.example',
    DATABASE_URL: 'the address of your PostgreSQL server, such as postgres://user:password@host:5432/name',
    SMTP_URL: 'the address of your mail server, such as smtps://user:password@host:465',
    STRIPE_SECRET_KEY: values.SUNUP_MODE === 'trial' ? 'the secret key of Stripe’s test mode (sk_test_…)' : 'your Stripe secret key',
    STRIPE_WEBHOOK_SECRET: 'the signing secret of your Stripe webhook',
    AUTH_SECRET: 'a random string of at least 32 characters (`openssl rand -base64 32`)',
    CLIENT_ADDRESS_HEADER:
      "the header in which your proxy writes the client's address, such as X-Real-IP, or the word none when clients connect without a proxy",
  };
  const problems = Object.entries(needed)
    .filter(([name]) => !values[name as keyof typeof needed])
    .map(([name, meaning]) => `${name} is missing. In ${values.SUNUP_MODE} mode, set it to ${meaning}.`);
  if (values.APP_URL && !values.APP_URL.startsWith('https://')) problems.push('APP_URL must start with https:// in live and trial mode.');
  if (values.SITES_DOMAIN.endsWith('localhost'))
    problems.push(
      `SITES_DOMAIN is missing. In ${values.SUNUP_MODE} mode, set it to the domain for your customers’ sites, such as sites.example.`,
    );
  else if (values.APP_URL && registrable(new URL(values.APP_URL).hostname) === registrable(values.SITES_DOMAIN))
    problems.push(
      `SITES_DOMAIN must be different from the app’s own domain, so customers’ sites can’t share its cookies. ${values.SITES_DOMAIN} belongs to ${registrable(values.SITES_DOMAIN)}, as the app does.`,
    );
  if (values.MAIL_FROM.includes('@sunup.test'))
    problems.push(
      `MAIL_FROM is missing. In ${values.SUNUP_MODE} mode, set it to the sender of your emails, such as Sunup <hello@sunup.example>.`,
    );
  if (values.AUTH_SECRET && isGuessable(values.AUTH_SECRET))
    problems.push(
      'AUTH_SECRET is easy to guess because it repeats itself, counts up or contains words. Make a random one with `openssl rand -base64 32`.',
    );
  const isTestKey = values.STRIPE_SECRET_KEY?.startsWith('sk_test_');
  if (values.SUNUP_MODE === 'live' && isTestKey)
    problems.push('STRIPE_SECRET_KEY is a test key. In live mode, use your live key (sk_live_…), or try everything with SUNUP_MODE=trial.');
  if (values.SUNUP_MODE === 'trial' && values.STRIPE_SECRET_KEY && !isTestKey)
    problems.push('STRIPE_SECRET_KEY must be a test key (sk_test_…) in trial mode, so that no card is charged.');
  return problems;
}

/**
 * True for a secret that isn't random: 'aaaa…', 'changemechangeme…', '0123456789…', a sentence. Repetition is detected by
 * compressing the secret: 32 random hexadecimal digits take at least 28 bytes, a repeated word at most 21.
 */
function isGuessable(secret: string): boolean {
  if (/secret|password|change.?me|example|sample|sunup|qwerty|\s/i.test(secret)) return true;
  if (deflateRawSync(secret, { level: 9 }).length < 24) return true;
  const codes = [...secret].map((letter) => letter.charCodeAt(0));
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return steps.length > secret.length * 0.7;
}

/** The registered part of a host name: two labels, or three under suffixes such as co.uk. */
function registrable(host: string): string {
  const labels = host.split('.');
  const isCountry = labels.at(-1)?.length === 2 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isCountry ? -3 : -2).join('.');
}
