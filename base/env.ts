import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keptSecret, unusableFolder } from './kept-secret.ts';
import { liveProblems } from './live-problems.ts';
import { isBucketAddress, isLocalTrial, isThisMachine, variables as source, type Variables } from './variables.ts';

export { hasNoLogin, isBucketAddress, isThisMachine } from './variables.ts';

/**
 * Size of Node's thread pool, which hashes passwords, compresses, reads files and looks up host names. With the default of 4, a
 * few slow tasks delay every login. Node reads the variable when it first uses the pool, so it has to be set before that.
 */
process.env.UV_THREADPOOL_SIZE ??= '8';

/**
 * Configuration. The only reader of process.env. Every missing or invalid value is reported with a sentence that says what's
 * wrong and what to set instead.
 */
export interface Env {
  mode: 'demo' | 'live';
  /** Live with Stripe's test keys or the built-in test payments: no card is charged, and every page says so. */
  isTrial: boolean;
  /** A trial that only its own machine reaches. What isn't configured is built in, as in a demo. */
  isLocal: boolean;
  /** The demo's data: four accounts, or sixty customers with eight months of history besides. */
  demo: 'full' | 'small';
  port: number;
  /** IP address the server listens on. */
  host: string;
  dataDir: string;
  /** Where stored files are, instead of the data folder. `url` names the bucket and is without a trailing slash. */
  bucket: Bucket | undefined;
  /** Where nightly backups go: a folder, or a bucket opened with `backupKeys`, or without them with the keys of `bucket`. */
  backupTo: string | undefined;
  backupKeys: BucketKeys | undefined;
  /** Backups are encrypted with it. */
  backupEncryptionKey: string | undefined;
  /** What readers of /metrics have to send. Without it, there are no metrics. */
  metricsToken: string | undefined;
  /** Origin of the app without a trailing slash. */
  appUrl: string;
  sitesDomain: string;
  /** Who issues certificates for owners' domains, as CAA records name them. */
  certificateAuthority: string;
  /** Resolvers that are asked about owners' domains. Without any, the machine's own. */
  dnsServers: string[];
  /** Our template at DNS providers that set records for an owner, and the key that signs requests to them. */
  domainConnect: { providerId: string; serviceId: string; key: { name: string; pem: string } | undefined } | undefined;
  /** Hosts of the app and domains of sites from before a move. Their addresses redirect to those of now. */
  oldAppHosts: string[];
  oldSitesDomains: string[];
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where email comes in. Undefined if no host is configured for it. Its certificate and key are paths of files. */
  mailIn: MailIn | undefined;
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Host of the checkout pages, if the account has a domain of its own for them. */
  stripeCheckoutHost: string | undefined;
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

export interface MailIn {
  /** Name of the host that MX records name, which is also the domain of addresses that we make. */
  host: string;
  port: number;
  tls: { cert: string; key: string } | undefined;
  /** Whether senders without TLS are refused. */
  requiresTls: boolean;
  /** What a provider that delivers email by webhook has to send. */
  webhookSecret: string | undefined;
  /** A mailbox that's asked for replies, where nothing can come in at a port. */
  imapUrl: string | undefined;
}

/** A bucket of an S3-compatible store. */
export interface Bucket extends BucketKeys {
  url: string;
}

export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Reads and checks a set of variables. Problems are complete sentences. */
export function readEnv(variables: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const filled = withFiles(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')));
  if ('problems' in filled) return filled;
  const parsed = source.safeParse(filled.values);
  if (!parsed.success) return { problems: parsed.error.issues.map((issue) => sentence(String(issue.path[0]), issue.message)) };
  const values = parsed.data;
  const mode = values.SUNUP_MODE === 'demo' ? 'demo' : 'live';
  const problems = mode === 'live' ? liveProblems(values) : [];
  if (values.APP_URL && !/^\/*$/.test(new URL(values.APP_URL).pathname))
    problems.push('APP_URL can’t include a path. Sunup runs at the root of its domain, so use just https://sunup.example.');
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    problems.push('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither to use the built-in test payments.');
  }
  const isLocal = isLocalTrial(values);
  if (!isLocal && (mode === 'demo' || !values.STRIPE_SECRET_KEY) && !['127.0.0.1', '0.0.0.0', '::'].includes(values.HOST)) {
    const when = mode === 'demo' ? 'In demo mode' : 'Without STRIPE_SECRET_KEY';
    problems.push(`${when} HOST must be 127.0.0.1, 0.0.0.0 or ::, because the built-in payments call 127.0.0.1.`);
  }
  const oidc = oidcOf(values);
  if (typeof oidc === 'string') problems.push(oidc);
  const writer = writerOf(values);
  if (typeof writer === 'string') problems.push(writer);
  const bucket = bucketOf(values);
  if (typeof bucket === 'string') problems.push(bucket);
  if (Boolean(values.MAIL_TLS_CERT) !== Boolean(values.MAIL_TLS_KEY))
    problems.push('Set both MAIL_TLS_CERT and MAIL_TLS_KEY to the paths of a certificate and its key, or neither.');
  if (values.MAIL_REQUIRE_TLS === 'yes' && !values.MAIL_TLS_CERT)
    problems.push('MAIL_REQUIRE_TLS is yes, so set MAIL_TLS_CERT and MAIL_TLS_KEY too.');
  if ((values.MAIL_IN_SECRET || values.REPLY_IMAP_URL) && !values.MAIL_HOST && mode === 'live' && !isLocal)
    problems.push('MAIL_IN_SECRET and REPLY_IMAP_URL are for email to MAIL_HOST, so set that too.');
  const backupKeys = backupKeysOf(values);
  if (values.BACKUP_TO && isBucketAddress(values.BACKUP_TO) && !bucket && !backupKeys)
    problems.push('BACKUP_TO is a bucket, so set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY too.');
  if (Boolean(values.BACKUP_S3_ACCESS_KEY_ID) !== Boolean(values.BACKUP_S3_SECRET_ACCESS_KEY))
    problems.push('Set both BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or neither to use the keys of S3_URL.');
  if (values.AUTH_SECRET_OLD && values.AUTH_SECRET_OLD === values.AUTH_SECRET)
    problems.push('AUTH_SECRET_OLD must be the secret from before. It’s the same as AUTH_SECRET now.');
  if (problems.length > 0 || typeof oidc === 'string' || typeof writer === 'string' || typeof bucket === 'string') return { problems };
  const dataDir = path.resolve(values.DATA_DIR);
  const authSecret = values.AUTH_SECRET ?? ownSecret(dataDir);
  if (typeof authSecret !== 'string') return { problems: [authSecret.problem] };
  return {
    env: {
      mode,
      isTrial: values.SUNUP_MODE === 'trial',
      isLocal,
      demo: values.SUNUP_DEMO,
      port: values.PORT,
      host: values.HOST,
      dataDir,
      bucket,
      backupTo: values.BACKUP_TO,
      backupKeys,
      backupEncryptionKey: values.BACKUP_ENCRYPTION_KEY,
      metricsToken: values.METRICS_TOKEN,
      appUrl: new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin,
      sitesDomain: values.SITES_DOMAIN,
      certificateAuthority: values.CERTIFICATE_AUTHORITY,
      dnsServers: values.DNS_SERVERS,
      domainConnect: domainConnectOf(values, mode === 'demo' || isLocal),
      oldAppHosts: values.OLD_APP_URLS.map((url) => new URL(url).host),
      oldSitesDomains: values.OLD_SITES_DOMAINS,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      mailIn: mailInOf(values, mode === 'demo' || isLocal),
      stripe:
        values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
          ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
          : undefined,
      stripeCheckoutHost: values.STRIPE_CHECKOUT_HOST,
      authSecret,
      oldAuthSecret: values.AUTH_SECRET_OLD,
      ga4Id: values.GA4_ID,
      oidc,
      writer,
      clientAddressHeader: isNone(values.CLIENT_ADDRESS_HEADER) ? undefined : values.CLIENT_ADDRESS_HEADER?.toLowerCase(),
      // The terminal of a demo or a local trial shows addresses; a line for every job would bury them.
      logLevel: values.LOG_LEVEL ?? (mode === 'live' && !isLocal ? 'info' : 'warn'),
    },
  };
}

/**
 * The variables with what's in the files that others name: `AUTH_SECRET_FILE=/run/secrets/auth` gives `AUTH_SECRET`. Containers
 * get their secrets as files.
 */
function withFiles(variables: Record<string, string | undefined>): { values: Record<string, string | undefined> } | { problems: string[] } {
  const values = { ...variables };
  const problems: string[] = [];
  for (const name of Object.keys(source.shape)) {
    const file = variables[`${name}_FILE`];
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
function bucketOf(values: Variables): Bucket | undefined | string {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = values;
  if (!url && !accessKeyId && !secretAccessKey) return undefined;
  if (!url || !accessKeyId || !secretAccessKey)
    return 'Set all three of S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them to keep files in DATA_DIR.';
  if (!/^\/[^/]+/.test(new URL(url).pathname))
    return 'S3_URL must end with the name of the bucket, such as https://s3.eu-central-1.amazonaws.com/sunup-files.';
  return { url: url.replace(/(?<!\/)\/+$/, ''), accessKeyId, secretAccessKey, region };
}

/** Keys of the bucket for backups, undefined if it has none of its own. */
function backupKeysOf(values: Variables): BucketKeys | undefined {
  const {
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_S3_REGION: region = 'us-east-1',
  } = values;
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, region } : undefined;
}

/** Where email comes in. On one's own machine, a free port does if none is configured. */
function mailInOf(values: Variables, isBuiltIn: boolean): MailIn | undefined {
  const { MAIL_HOST, MAIL_PORT, MAIL_TLS_CERT: cert, MAIL_TLS_KEY: key } = values;
  if (!MAIL_HOST && !isBuiltIn) return undefined;
  return {
    host: MAIL_HOST ?? `mail.${values.SITES_DOMAIN}`,
    port: MAIL_HOST ? MAIL_PORT : 0,
    tls: cert && key ? { cert, key } : undefined,
    requiresTls: values.MAIL_REQUIRE_TLS === 'yes',
    webhookSecret: values.MAIL_IN_SECRET,
    imapUrl: values.REPLY_IMAP_URL,
  };
}

/** Our template at DNS providers, undefined if there is none. The built-in one takes any. */
function domainConnectOf(values: Variables, isBuiltIn: boolean): Env['domainConnect'] {
  const {
    DOMAIN_CONNECT_TEMPLATE: template = isBuiltIn ? 'sunup.test/site' : undefined,
    DOMAIN_CONNECT_KEY: pem,
    DOMAIN_CONNECT_KEY_NAME: name,
  } = values;
  const [providerId, serviceId] = template?.split('/') ?? [];
  return providerId && serviceId ? { providerId, serviceId, key: pem ? { name, pem } : undefined } : undefined;
}

/** The sign-in provider, undefined if there is none, or an error message. */
function oidcOf(values: Variables): Env['oidc'] | string {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name)
    return 'Set all four of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.';
  if (values.SUNUP_MODE !== 'demo' && !issuer.startsWith('https://'))
    return `OIDC_ISSUER must start with https:// in ${values.SUNUP_MODE} mode.`;
  return { issuer: issuer.replace(/(?<!\/)\/+$/, ''), clientId, clientSecret, name };
}

/** The model that writes slots, undefined if there is none, or an error message. */
function writerOf(values: Variables): Env['writer'] | string {
  const { WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model } = values;
  if (!url && !key && !model) return undefined;
  if (!url || !key || !model) return 'Set all three of WRITER_URL, WRITER_KEY and WRITER_MODEL, or none of them.';
  if (values.SUNUP_MODE !== 'demo' && !url.startsWith('https://') && !isThisMachine(new URL(url).hostname))
    return `WRITER_URL must start with https:// in ${values.SUNUP_MODE} mode, unless the model runs on this machine (localhost or 127.0.0.1).`;
  return { url: url.replace(/(?<!\/)\/+$/, ''), key, model };
}

/** A secret of the data folder's own, stored so sessions survive a restart, or an error message if the folder can't be used. */
function ownSecret(dataDir: string): string | { problem: string } {
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

/** Variables that look like ours by their beginning or by one mistyped letter, and that Sunup doesn't know. */
export function unknownVariables(given: Record<string, string | undefined> = process.env): { name: string; meant: string | undefined }[] {
  const knownNames = [...toolVariables, ...Object.keys(source.shape).flatMap((name) => [name, `${name}_FILE`])];
  return Object.keys(given).flatMap((name) => {
    if (knownNames.includes(name)) return [];
    const meant = knownNames.find((one) => isMistyped(name, one));
    return meant || ownPrefix.test(name) ? [{ name, meant }] : [];
  });
}

/** What the tests and benchmarks read beside it. */
const toolVariables = ['SUNUP_BROWSER'];

const ownPrefix = /^(?:SUNUP|S3|BACKUP|SMTP|STRIPE|OIDC|WRITER|SITES|METRICS)_/;

/** Whether two names differ by one letter, or by two that are swapped. Short ones are too likely to be someone else's. */
function isMistyped(name: string, knownName: string): boolean {
  if (knownName.length < 6) return false;
  let [start, end] = [0, 0];
  while (start < name.length && name[start] === knownName[start]) start++;
  while (end < Math.min(name.length, knownName.length) - start && name.at(-1 - end) === knownName.at(-1 - end)) end++;
  const [one, other] = [name.slice(start, name.length - end), knownName.slice(start, knownName.length - end)];
  return (one.length <= 1 && other.length <= 1) || (one.length === 2 && other === one.slice(1) + one.slice(0, 1));
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

/** A key for one purpose, derived from the process's secret, so no signature can be used for another purpose. */
export function derivedKey(purpose: string, secret: string = env().authSecret): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('hex');
}
