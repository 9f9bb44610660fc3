import { deflateRawSync } from 'node:zlib';
import { isLocalName, isLocalTrial, type Variables } from './variables.ts';

/** What live and trial mode lack in a set of variables, in complete sentences. */
export function liveProblems(values: Variables): string[] {
  const problems = missing(values);
  problems.push(...(isLocalTrial(values) ? localProblems(values) : publicProblems(values)));
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
 * A sentence for each variable that has to be set. On one's own machine, what's missing is built in, as in demo mode, except for the
 * sender of real email.
 */
function missing(values: Variables): string[] {
  const sender = { MAIL_FROM: 'the sender of your emails, such as Sunup <hello@sunup.example>' };
  const services = {
    APP_URL:
      values.SUNUP_MODE === 'trial'
        ? 'the public address of the app, such as https://sunup.example, or to http://localhost:3000 to try it on this machine'
        : 'the public address of the app, such as https://sunup.example',
    DATABASE_URL: 'the address of your PostgreSQL server, such as postgres://user:password@host:5432/name',
    SMTP_URL: 'the address of your mail server, such as smtps://user:password@host:465',
    AUTH_SECRET: 'a random string of at least 32 characters (`openssl rand -base64 32`)',
    CLIENT_ADDRESS_HEADER:
      "the header in which your proxy writes the client's address, such as X-Real-IP, or the word none when clients connect without a proxy",
  };
  const stripe = { STRIPE_SECRET_KEY: 'your Stripe secret key', STRIPE_WEBHOOK_SECRET: 'the signing secret of your Stripe webhook' };
  const needed: Partial<Record<keyof Variables, string>> = {
    ...(!isLocalTrial(values) && services),
    ...(values.SUNUP_MODE === 'live' && stripe),
    ...((!isLocalTrial(values) || values.SMTP_URL) && sender),
  };
  return Object.entries(needed)
    .filter(([name]) => (name === 'MAIL_FROM' ? values.MAIL_FROM.includes('@sunup.test') : !values[name as keyof Variables]))
    .map(([name, meaning]) => `${name} is missing. In ${values.SUNUP_MODE} mode, set it to ${meaning}.`);
}

function publicProblems(values: Variables): string[] {
  const problems: string[] = [];
  if (values.APP_URL && !values.APP_URL.startsWith('https://'))
    problems.push(
      values.SUNUP_MODE === 'trial'
        ? 'APP_URL must start with https:// in trial mode, unless it’s an address of this machine, such as http://localhost:3000.'
        : 'APP_URL must start with https:// in live mode.',
    );
  if (isLocalName(values.SITES_DOMAIN))
    problems.push(
      `SITES_DOMAIN is missing. In ${values.SUNUP_MODE} mode, set it to the domain for your customers’ sites, such as sites.example.`,
    );
  else if (values.APP_URL && registrable(new URL(values.APP_URL).hostname) === registrable(values.SITES_DOMAIN))
    problems.push(
      `SITES_DOMAIN must be different from the app’s own domain, so customers’ sites can’t share its cookies. ${values.SITES_DOMAIN} belongs to ${registrable(values.SITES_DOMAIN)}, as the app does.`,
    );
  return problems;
}

/** A trial on one's own machine shows everyone who reaches it all emails, so no one else may reach it. */
function localProblems({ HOST, APP_URL, SITES_DOMAIN }: Variables): string[] {
  const problems: string[] = [];
  if (HOST !== '127.0.0.1' && HOST !== '::1')
    problems.push(
      'HOST must be 127.0.0.1 or ::1 while APP_URL is an address of this machine, because such a trial shows all emails to whoever reaches it.',
    );
  const { hostname } = new URL(APP_URL ?? '');
  if (!isLocalName(SITES_DOMAIN))
    problems.push('SITES_DOMAIN must end with localhost while APP_URL is an address of this machine. Leave it out to use sites.localhost.');
  else if (`.${hostname}`.endsWith(`.${SITES_DOMAIN}`))
    problems.push(`SITES_DOMAIN can’t be ${SITES_DOMAIN}, because the app’s own name ends with it. Leave it out to use sites.localhost.`);
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
