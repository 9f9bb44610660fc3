import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { keptSecret, unusableFolder } from './kept-secret.ts';
import { liveProblems } from './live-problems.ts';

/**
 * Size of Node's thread pool, which hashes passwords, compresses, reads files and looks up host names. With the default of 4, a
 * few slow tasks delay every login. Node reads the variable when it first uses the pool, so it has to be set before that.
 */
process.env.UV_THREADPOOL_SIZE ??= '8';

/**
 * Configuration. The only reader of process.env. Every missing or invalid value is reported with a sentence that says what's
 * wrong and what to set instead.
 */
const text = z.string().trim().min(1);
const loginRefused = (name: string, others: string) => `${name} can’t include a user or password. Set ${others}.`;

const domainPattern = /^[a-z0-9.-]+$/;
/** Values with spaces or commas between them. */
const list = (each: z.ZodType<string>) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(each))
    .default([]);

const source = z.object({
  SUNUP_MODE: z
    .enum(
      ['demo', 'trial', 'live'],
      'SUNUP_MODE must be "demo" (everything built in), "trial" (real services, Stripe’s test keys) or "live".',
    )
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
  STRIPE_SECRET_KEY: z
    .string()
    .startsWith('sk_', 'STRIPE_SECRET_KEY must start with sk_. Find it in the Stripe dashboard under Developers > API keys.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must start with whsec_. Stripe shows it when you create the webhook endpoint.')
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
    .refine((to) => !isBucketAddress(to) || hasNoLogin(to), loginRefused('BACKUP_TO', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'))
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

export interface Env {
  mode: 'demo' | 'live';
  /** Live with Stripe's test keys: no card is charged, and every page says so. */
  isTrial: boolean;
  /** The demo's data: four accounts, or sixty customers with eight months of history besides. */
  demo: 'full' | 'small';
  port: number;
  /** IP address the server listens on. */
  host: string;
  dataDir: string;
  /** Where stored files are, instead of the data folder. `url` names the bucket and is without a trailing slash. */
  bucket: Bucket | undefined;
  /** Where nightly backups go: a folder, or a bucket opened with the same keys as `bucket`. */
  backupTo: string | undefined;
  /** What readers of /metrics have to send. Without it, there are no metrics. */
  metricsToken: string | undefined;
  /** Origin of the app without a trailing slash. */
  appUrl: string;
  sitesDomain: string;
  /** Hosts of the app and domains of sites from before a move. Their addresses redirect to those of now. */
  oldAppHosts: string[];
  oldSitesDomains: string[];
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  authSecret: string;
  /** The secret from before a change. What was signed or encrypted with it is still accepted. */
  oldAuthSecret: string | undefined;
  /** Google Analytics in addition to our own counting, for visitors who agree to it. */
  ga4Id: string | undefined;
  /** A sign-in provider that speaks OpenID Connect. `issuer` is without a trailing slash, `name` is on the button. */
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** A model that writes slots of sites, behind an OpenAI-compatible API. `url` is without a trailing slash. */
  writer: { url: string; key: string; model: string } | undefined;
  /** Lower-case name of the header in which the proxy writes the client's address. If undefined, the socket's address is used. */
  clientAddressHeader: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A bucket of an S3-compatible store. */
export interface Bucket {
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Reads and checks a set of variables. Problems are complete sentences. */
export function readEnv(variables: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const filled = withFiles(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')));
  if ('problems' in filled) return filled;
  const parsed = source.safeParse(filled.values);
  if (!parsed.success) return { problems: parsed.error.issues.map((issue) => sentence(issue.path.join('.'), issue.message)) };
  const values = parsed.data;
  const mode = values.SUNUP_MODE === 'demo' ? 'demo' : 'live';
  const problems = mode === 'live' ? liveProblems(values) : [];
  if (values.APP_URL && !/^\/*$/.test(new URL(values.APP_URL).pathname))
    problems.push('APP_URL can’t include a path. Sunup runs at the root of its domain, so use just https://sunup.example.');
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    problems.push('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither to use the built-in test payments.');
  }
  if (mode === 'demo' && !['127.0.0.1', '0.0.0.0', '::'].includes(values.HOST)) {
    problems.push('In demo mode HOST must be 127.0.0.1, 0.0.0.0 or ::, because the built-in payments call 127.0.0.1.');
  }
  const oidc = oidcOf(values);
  if (typeof oidc === 'string') problems.push(oidc);
  const writer = writerOf(values);
  if (typeof writer === 'string') problems.push(writer);
  const bucket = bucketOf(values);
  if (typeof bucket === 'string') problems.push(bucket);
  if (values.BACKUP_TO && isBucketAddress(values.BACKUP_TO) && !bucket)
    problems.push('BACKUP_TO is a bucket, so set S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too. Both buckets use the same keys.');
  if (values.AUTH_SECRET_OLD && values.AUTH_SECRET_OLD === values.AUTH_SECRET)
    problems.push('AUTH_SECRET_OLD must be the secret from before. It’s the same as AUTH_SECRET now.');
  if (problems.length > 0 || typeof oidc === 'string' || typeof writer === 'string' || typeof bucket === 'string') return { problems };
  const dataDir = path.resolve(values.DATA_DIR);
  const authSecret = values.AUTH_SECRET ?? demoSecret(dataDir);
  if (typeof authSecret !== 'string') return { problems: [authSecret.problem] };
  return {
    env: {
      mode,
      isTrial: values.SUNUP_MODE === 'trial',
      demo: values.SUNUP_DEMO,
      port: values.PORT,
      host: values.HOST,
      dataDir,
      bucket,
      backupTo: values.BACKUP_TO,
      metricsToken: values.METRICS_TOKEN,
      appUrl: new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin,
      sitesDomain: values.SITES_DOMAIN,
      oldAppHosts: values.OLD_APP_URLS.map((url) => new URL(url).host),
      oldSitesDomains: values.OLD_SITES_DOMAINS,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      stripe:
        values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
          ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
          : undefined,
      authSecret,
      oldAuthSecret: values.AUTH_SECRET_OLD,
      ga4Id: values.GA4_ID,
      oidc,
      writer,
      clientAddressHeader: isNone(values.CLIENT_ADDRESS_HEADER) ? undefined : values.CLIENT_ADDRESS_HEADER?.toLowerCase(),
      // A demo's terminal shows addresses and accounts; a line for every job would bury them.
      logLevel: values.LOG_LEVEL ?? (mode === 'live' ? 'info' : 'warn'),
    },
  };
}

/**
 * The variables with what's in the files that others name: `AUTH_SECRET_FILE=/run/secrets/auth` gives `AUTH_SECRET`. Containers
 * get their secrets as files.
 */
function withFiles(given: Record<string, string | undefined>): { values: Record<string, string | undefined> } | { problems: string[] } {
  const values = { ...given };
  const problems: string[] = [];
  for (const name of Object.keys(source.shape)) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) problems.push(`Set ${name} or ${name}_FILE, not both.`);
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content) values[name] = content;
      else problems.push(`${name}_FILE names an empty file (${file}).`);
    } catch (error) {
      problems.push(`${name}_FILE can’t be read (${file}): ${(error as NodeJS.ErrnoException).code}.`);
    }
  }
  return problems.length > 0 ? { problems } : { values };
}

/** The bucket for stored files, undefined if they're in the data folder, or an error message. */
function bucketOf(values: z.infer<typeof source>): Bucket | undefined | string {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = values;
  if (!url && !accessKeyId && !secretAccessKey) return undefined;
  if (!url || !accessKeyId || !secretAccessKey)
    return 'Set all three of S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them to keep files in DATA_DIR.';
  if (!/^\/[^/]+/.test(new URL(url).pathname))
    return 'S3_URL must end with the name of the bucket, such as https://s3.eu-central-1.amazonaws.com/sunup-files.';
  return { url: url.replace(/(?<!\/)\/+$/, ''), accessKeyId, secretAccessKey, region };
}

/** The sign-in provider, undefined if there is none, or an error message. */
function oidcOf(values: z.infer<typeof source>): Env['oidc'] | string {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name)
    return 'Set all four of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.';
  if (values.SUNUP_MODE !== 'demo' && !issuer.startsWith('https://'))
    return `OIDC_ISSUER must start with https:// in ${values.SUNUP_MODE} mode.`;
  return { issuer: issuer.replace(/(?<!\/)\/+$/, ''), clientId, clientSecret, name };
}

/** The model that writes slots, undefined if there is none, or an error message. */
function writerOf(values: z.infer<typeof source>): Env['writer'] | string {
  const { WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model } = values;
  if (!url && !key && !model) return undefined;
  if (!url || !key || !model) return 'Set all three of WRITER_URL, WRITER_KEY and WRITER_MODEL, or none of them.';
  if (values.SUNUP_MODE !== 'demo' && !url.startsWith('https://') && !isThisMachine(new URL(url).hostname))
    return `WRITER_URL must start with https:// in ${values.SUNUP_MODE} mode, unless the model runs on this machine (localhost or 127.0.0.1).`;
  return { url: url.replace(/(?<!\/)\/+$/, ''), key, model };
}

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

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}

/** The demo's own secret, stored so sessions survive a restart, or an error message if the data folder can't be used. */
function demoSecret(dataDir: string): string | { problem: string } {
  try {
    return keptSecret(path.join(dataDir, 'auth-secret'));
  } catch (error) {
    return { problem: unusableFolder(dataDir, error) };
  }
}

function isNone(header: string | undefined): boolean {
  return header?.toLowerCase() === 'none';
}

function sentence(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}.`;
}

let current: Env | undefined;

/** The process's configuration. If it's invalid, prints error messages and ends the process. */
export function env(): Env {
  if (current) return current;
  const result = readEnv(process.env);
  if ('problems' in result) {
    process.stderr.write(`Sunup can't start:\n${result.problems.map((problem) => `  - ${problem}\n`).join('')}`);
    process.exit(1);
  }
  current = result.env;
  return current;
}

/** The configuration in the environment, or what's wrong with it, for a command that reports problems instead of ending. */
export function readOwnEnv(): ReturnType<typeof readEnv> {
  return readEnv(process.env);
}

/** How this process's libraries run. React is several times slower unless it's `production`. */
export function nodeEnv(): string | undefined {
  const { NODE_ENV } = process.env;
  return NODE_ENV;
}

/** What systemd asks of its service (Type=notify): whether it listens, and how often it wants to hear that the process works. */
export function serviceManager(): { watchdogMs: number | undefined } | undefined {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env;
  return NOTIFY_SOCKET ? { watchdogMs: Number(WATCHDOG_USEC) / 1000 || undefined } : undefined;
}

/** Whether a place for backups is the address of a bucket, and not a folder. */
export const isBucketAddress = (place: string): boolean => /^https?:/.test(place);

/** A key for one purpose, derived from the process's secret, so no signature can be used for another purpose. */
export function derivedKey(purpose: string, secret: string = env().authSecret): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('hex');
}
