import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

const text = z.string().trim().min(1);
const loginRefused = (name: string, others: string) => `${name} can’t include a user or password. Set ${others}.`;

const domainPattern = /^[a-z0-9.-]+$/;
/** Values with spaces or commas between them. */
const list = (each: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(each))
    .default([]);

/** The variables and the form of each. Messages are sentences that say what's wrong and what to set instead. */
export const variables = z.object({
  SUNUP_MODE: z
    .enum(['demo', 'trial', 'live'], 'SUNUP_MODE must be "demo" (everything built in), "trial" (your brand, with test payments) or "live".')
    .default('demo'),
  SUNUP_DEMO: z
    .enum(['full', 'small'], 'SUNUP_DEMO must be "full" (with sixty sample customers) or "small" (four accounts).')
    .default('full'),
  PORT: z.coerce.number('PORT must be a number, such as 3000.').int().min(0).max(65_535, 'PORT can’t be higher than 65535.').default(3000),
  HOST: text
    .refine(
      (value) => isIP(value) > 0,
      'HOST is the IP address to listen on: 127.0.0.1 for this machine only (the default), or 0.0.0.0 for every network.',
    )
    .default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'APP_URL must be the app’s public URL, such as https://sunup.example.' }).optional(),
  SITES_DOMAIN: z
    .string()
    .regex(domainPattern, 'SITES_DOMAIN must be the domain for customers’ sites, such as sites.example, with no port.')
    .default('sites.localhost'),
  CERTIFICATE_AUTHORITY: z
    .string()
    .regex(domainPattern, 'CERTIFICATE_AUTHORITY must be the name that CAA records use for your authority, such as letsencrypt.org.')
    .default('letsencrypt.org'),
  DOMAIN_CONNECT_TEMPLATE: z
    .string()
    .regex(
      /^[a-z0-9.-]+\/[\w.-]+$/,
      'DOMAIN_CONNECT_TEMPLATE must be the provider and service of your template, such as sunup.example/site.',
    )
    .optional(),
  DOMAIN_CONNECT_KEY: text
    .refine(isRsaKey, 'DOMAIN_CONNECT_KEY must be an RSA private key in PEM. Use DOMAIN_CONNECT_KEY_FILE to name its file.')
    .optional(),
  DOMAIN_CONNECT_KEY_NAME: text
    .regex(/^[\w.-]+$/, 'DOMAIN_CONNECT_KEY_NAME must be the name of the record with the public key, such as _dck1.')
    .default('_dck1'),
  DNS_SERVERS: list(
    z
      .string()
      .regex(
        /^(?:[\d.]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?|[\da-f:]+)$/i,
        'DNS_SERVERS must be IP addresses of resolvers, such as 1.1.1.1, with spaces between.',
      ),
  ),
  OLD_APP_URLS: list(
    z.url({
      protocol: /^https?$/,
      error: 'OLD_APP_URLS must be former addresses of the app, such as https://sunup.example, with spaces between.',
    }),
  ),
  OLD_SITES_DOMAINS: list(
    z
      .string()
      .regex(domainPattern, 'OLD_SITES_DOMAINS must be former domains for customers’ sites, such as sites.example, with spaces between.'),
  ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be a PostgreSQL URL: postgres://user:password@host:5432/name.' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be a mail server URL: smtps://user:password@host:465.' }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be an address, or a name and an address: Sunup <hello@sunup.example>.',
    )
    .default('Sunup <hello@sunup.test>'),
  MAIL_HOST: z
    .string()
    .regex(domainPattern, 'MAIL_HOST must be the name of the host that receives email, such as mail.sunup.example, with no port.')
    .optional(),
  MAIL_PORT: z.coerce
    .number('MAIL_PORT must be the port that email comes in at, such as 25.')
    .int()
    .min(0)
    .max(65_535, 'MAIL_PORT can’t be higher than 65535.')
    .default(25),
  MAIL_TLS_CERT: text.optional(),
  MAIL_TLS_KEY: text.optional(),
  MAIL_REQUIRE_TLS: z.enum(['yes', 'no'], 'MAIL_REQUIRE_TLS must be yes or no.').default('no'),
  MAIL_IN_SECRET: z
    .string()
    .min(16, 'MAIL_IN_SECRET must be a random string of at least 16 characters. Run `openssl rand -hex 16` to create one.')
    .optional(),
  REPLY_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'REPLY_IMAP_URL must be a mailbox’s URL: imaps://user:password@host:993.' })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .startsWith('sk_', 'STRIPE_SECRET_KEY must start with sk_. Find it in the Stripe dashboard under Developers > API keys.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must start with whsec_. Stripe shows it when you create the webhook endpoint.')
    .optional(),
  STRIPE_CHECKOUT_HOST: z
    .string()
    .regex(
      /^(?:[a-z0-9-]+\.)+[a-z]+$/,
      'STRIPE_CHECKOUT_HOST must be the host of your checkout pages at Stripe, such as pay.sunup.example.',
    )
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32, 'AUTH_SECRET must be a random string of at least 32 characters. Run `openssl rand -base64 32` to create one.')
    .optional(),
  AUTH_SECRET_OLD: text.optional(),
  S3_URL: z
    .url({
      protocol: /^https?$/,
      error: 'S3_URL must be the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/sunup-files.',
    })
    .refine(hasNoLogin, loginRefused('S3_URL', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'))
    .optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_REGION: text.regex(/^[a-z0-9-]+$/, 'S3_REGION must be the region of the bucket, such as eu-central-1.').default('us-east-1'),
  BACKUP_TO: text
    .refine(
      (to) => !isBucketAddress(to) || (URL.canParse(to) && new URL(to).pathname !== '/'),
      'BACKUP_TO must be a folder, or the address of a bucket, such as https://s3.example/sunup-backups.',
    )
    .refine(
      (to) => !isBucketAddress(to) || hasNoLogin(to),
      loginRefused('BACKUP_TO', 'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY'),
    )
    .optional(),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_S3_REGION: text
    .regex(/^[a-z0-9-]+$/, 'BACKUP_S3_REGION must be the region of the backups’ bucket, such as eu-central-1.')
    .optional(),
  BACKUP_ENCRYPTION_KEY: z
    .string()
    .min(32, 'BACKUP_ENCRYPTION_KEY must be a random string of at least 32 characters. Run `openssl rand -base64 32` to create one.')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN must be a random string of at least 16 characters. Run `openssl rand -hex 16` to create one.')
    .optional(),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'GA4_ID must be a Google Analytics 4 measurement ID, such as G-AB12CD34EF.')
    .optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be your sign-in provider’s URL, such as https://login.example.' })
    .refine(hasNoLogin, loginRefused('OIDC_ISSUER', 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'))
    .optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40, 'OIDC_NAME is the name shown on the sign-in button, 40 characters or fewer.').optional(),
  WRITER_URL: text
    .refine(isBaseAddress, 'WRITER_URL must be the base URL of an OpenAI-compatible API, such as https://api.example.com/v1.')
    .optional(),
  WRITER_KEY: text.regex(/^[\x21-\x7e]+$/, 'WRITER_KEY must be the API key alone, with no spaces or line breaks.').optional(),
  WRITER_MODEL: text.max(200, 'WRITER_MODEL must be the name of one model, 200 characters or fewer.').optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]+$/, 'CLIENT_ADDRESS_HEADER is the name of one request header, such as X-Real-IP, or the word none.')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.').optional(),
});

export type Variables = z.infer<typeof variables>;

/** True for a web address that a path can be added to: without a user, query or fragment. */
function isBaseAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, pathname } = new URL(value);
  return /^https?:$/.test(protocol) && hasNoLogin(value) && !search && !hash && !pathname.endsWith('/chat/completions');
}

/** True unless a web address has a user or password in it, which messages and logs that name the address would show. */
export function hasNoLogin(value: string): boolean {
  return !/^[a-z]+:[/\\]*[^/\\?#]*@/i.test(value);
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** True for localhost and the names under it, which aren't in DNS. Browsers send them to their own machine. */
export function isLocalName(host: string): boolean {
  return /^(?:[a-z0-9-]+\.)*localhost$/.test(host);
}

/** True for the names and addresses by which a machine reaches itself, without a port. */
export function isThisMachine(host: string): boolean {
  return isLocalName(host) || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}

/** True for a trial that only its own machine reaches. */
export function isLocalTrial({ SUNUP_MODE, APP_URL }: Variables): boolean {
  return SUNUP_MODE === 'trial' && APP_URL !== undefined && isThisMachine(new URL(APP_URL).hostname);
}

/** Whether a place for backups is the address of a bucket, and not a folder. */
export const isBucketAddress = (place: string): boolean => /^https?:/.test(place);
