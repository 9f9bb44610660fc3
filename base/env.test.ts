import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accepted, live, problems } from '../tests/helpers/variables.ts';
import { derivedKey } from './env.ts';

const secret = 'a secret of at least thirty-two characters';
test('nothing set is the demo, all embedded, on port 3000', () => {
  expect(accepted({ AUTH_SECRET: secret })).toEqual({
    mode: 'demo',
    isTrial: false,
    isLocal: false,
    demo: 'full',
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    appUrl: 'http://localhost:3000',
    sitesDomain: 'sites.localhost',
    certificateAuthority: 'letsencrypt.org',
    dnsServers: [],
    domainConnect: { providerId: 'sunup.test', serviceId: 'site', key: undefined },
    oldAppHosts: [],
    oldSitesDomains: [],
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Sunup <hello@sunup.test>',
    mailIn: {
      host: 'mail.sites.localhost',
      port: 0,
      tls: undefined,
      requiresTls: false,
      webhookSecret: undefined,
      imapUrl: undefined,
    },
    stripe: undefined,
    authSecret: secret,
    ga4Id: undefined,
    oidc: undefined,
    clientAddressHeader: undefined,
    logLevel: 'warn',
  });
});

test('a demo logs warnings and errors only, a live server its work as well', () => {
  expect(accepted({ AUTH_SECRET: secret }).logLevel).toBe('warn');
  expect(accepted(live).logLevel).toBe('info');
  expect(accepted({ ...live, LOG_LEVEL: 'error' }).logLevel).toBe('error');
});

test('an empty variable counts as not set', () => {
  expect(accepted({ AUTH_SECRET: secret, PORT: '', APP_URL: '', DATABASE_URL: '' })).toEqual(accepted({ AUTH_SECRET: secret }));
});

test('the app address follows the port and loses its trailing slash', () => {
  expect(accepted({ AUTH_SECRET: secret, PORT: '4310' }).appUrl).toBe('http://localhost:4310');
  expect(accepted({ AUTH_SECRET: secret, APP_URL: 'http://localhost:4310//' }).appUrl).toBe('http://localhost:4310');
});

test('the demo creates its secret once per data folder, readable only by its owner', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-env-'));
  const first = accepted({ DATA_DIR: folder }).authSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(accepted({ DATA_DIR: folder }).authSecret).toBe(first);
  expect(readFileSync(path.join(folder, 'auth-secret'), 'utf8')).toBe(first);
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

test.each([
  [{ SUNUP_MODE: 'prod' }, 'SUNUP_MODE must be "demo" (everything built in), "trial" (your brand, with test payments) or "live".'],
  [{ PORT: 'abc' }, 'PORT must be a number, such as 3000.'],
  [{ PORT: '70000' }, 'PORT can’t be higher than 65535.'],
  [{ PORT: '-1' }, 'PORT must be a number, such as 3000.'],
  [{ PORT: '3000.5' }, 'PORT must be a number, such as 3000.'],
  [{ GA4_ID: 'UA-1234' }, 'GA4_ID must be a Google Analytics 4 measurement ID, such as G-AB12CD34EF.'],
  [{ APP_URL: 'sunup.example' }, 'APP_URL must be the app’s public URL, such as https://sunup.example.'],
  [{ APP_URL: 'ftp://sunup.example' }, 'APP_URL must be the app’s public URL, such as https://sunup.example.'],
  [{ SITES_DOMAIN: 'sites.example:3000' }, 'SITES_DOMAIN must be the domain for customers’ sites, such as sites.example, with no port.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a PostgreSQL URL: postgres://user:password@host:5432/name.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a mail server URL: smtps://user:password@host:465.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be a random string of at least 32 characters. Run `openssl rand -base64 32` to create one.'],
  [
    { HOST: 'sunup.example' },
    'HOST is the IP address to listen on: 127.0.0.1 for this machine only (the default), or 0.0.0.0 for every network.',
  ],
  [{ HOST: '192.0.2.7' }, 'In demo mode HOST must be 127.0.0.1, 0.0.0.0 or ::, because the built-in payments call 127.0.0.1.'],
  [
    { CLIENT_ADDRESS_HEADER: 'X-Real-IP, X-Forwarded-For' },
    'CLIENT_ADDRESS_HEADER is the name of one request header, such as X-Real-IP, or the word none.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
])('%o is refused with a message', (wrong, sentence) => {
  expect(problems({ AUTH_SECRET: secret, ...wrong })).toEqual([sentence]);
});

test('wrong payment keys get a message with where to find the right ones', () => {
  expect(problems({ AUTH_SECRET: secret, STRIPE_SECRET_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'secret' })).toEqual([
    'STRIPE_SECRET_KEY must start with sk_. Find it in the Stripe dashboard under Developers > API keys.',
    'STRIPE_WEBHOOK_SECRET must start with whsec_. Stripe shows it when you create the webhook endpoint.',
  ]);
});

test('all invalid values are listed together', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' })).toHaveLength(3);
});

test('payment keys come together or not at all', () => {
  const sentence = 'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither to use the built-in test payments.';
  expect(problems({ AUTH_SECRET: secret, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([sentence]);
  expect(problems({ AUTH_SECRET: secret, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([sentence]);
  expect(accepted({ AUTH_SECRET: secret, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
});

test('live mode starts with all real settings', () => {
  expect(accepted(live)).toMatchObject({ mode: 'live', appUrl: 'https://sunup.example', stripe: { secretKey: 'sk_live_123' } });
});

test.each([
  ['APP_URL', 'APP_URL is missing. In live mode, set it to the public address of the app, such as https://sunup.example.'],
  [
    'DATABASE_URL',
    'DATABASE_URL is missing. In live mode, set it to the address of your PostgreSQL server, such as postgres://user:password@host:5432/name.',
  ],
  ['SMTP_URL', 'SMTP_URL is missing. In live mode, set it to the address of your mail server, such as smtps://user:password@host:465.'],
  ['AUTH_SECRET', 'AUTH_SECRET is missing. In live mode, set it to a random string of at least 32 characters (`openssl rand -base64 32`).'],
  [
    'CLIENT_ADDRESS_HEADER',
    "CLIENT_ADDRESS_HEADER is missing. In live mode, set it to the header in which your proxy writes the client's address, such as X-Real-IP, or the word none when clients connect without a proxy.",
  ],
  ['MAIL_FROM', 'MAIL_FROM is missing. In live mode, set it to the sender of your emails, such as Sunup <hello@sunup.example>.'],
  ['SITES_DOMAIN', 'SITES_DOMAIN is missing. In live mode, set it to the domain for your customers’ sites, such as sites.example.'],
])('live mode refuses to start without %s', (name, sentence) => {
  expect(problems({ ...live, [name]: undefined })).toEqual([sentence]);
});

test('live mode refuses to start without payments, with one message a key', () => {
  expect(problems({ ...live, STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined })).toEqual([
    'STRIPE_SECRET_KEY is missing. In live mode, set it to your Stripe secret key.',
    'STRIPE_WEBHOOK_SECRET is missing. In live mode, set it to the signing secret of your Stripe webhook.',
  ]);
});

test('live mode lists everything that is missing together', () => {
  const found = problems({ SUNUP_MODE: 'live' });
  for (const name of Object.keys(live).filter((key) => key !== 'SUNUP_MODE'))
    expect(found.filter((one) => one.startsWith(`${name} `))).toHaveLength(1);
});

test.each([
  [{ APP_URL: 'http://sunup.example' }, 'APP_URL must start with https:// in live mode.'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_SECRET_KEY is a test key. In live mode, use your live key (sk_live_…), or try everything with SUNUP_MODE=trial.',
  ],
  [
    { SITES_DOMAIN: 'sites.localhost' },
    'SITES_DOMAIN is missing. In live mode, set it to the domain for your customers’ sites, such as sites.example.',
  ],
])('live mode refuses %o', (weak, sentence) => {
  expect(problems({ ...live, ...weak })).toEqual([sentence]);
});

const guessable =
  'AUTH_SECRET is easy to guess because it repeats itself, counts up or contains words. Make a random one with `openssl rand -base64 32`.';

test.each([
  'a'.repeat(64),
  'abc123'.repeat(7),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'changeme-changeme-changeme-CHANGEME',
  'the quick brown fox jumps over the lazy dog',
  'my-super-secret-key-for-sessions-2026',
])('live mode refuses the secret %s', (weak) => {
  expect(problems({ ...live, AUTH_SECRET: weak })).toEqual([guessable]);
});

test('live mode accepts random secrets', () => {
  for (let n = 0; n < 500; n++) {
    // The same bytes each time: of truly random ones, every thousandth run would find a word in some.
    const bytes = createHash('sha256').update(`secret ${n}`).digest();
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(problems({ ...live, AUTH_SECRET: bytes.subarray(0, encoding === 'hex' ? 16 : 32).toString(encoding) })).toEqual([]);
  }
});

test('the word none means that clients connect without a proxy', () => {
  expect(accepted(live).clientAddressHeader).toBe('x-real-ip');
  expect(accepted({ ...live, CLIENT_ADDRESS_HEADER: 'None' }).clientAddressHeader).toBeUndefined();
});

test('the server listens on this machine only, in live mode too, unless configured otherwise', () => {
  expect(accepted(live).host).toBe('127.0.0.1');
  expect(accepted({ ...live, HOST: '192.0.2.7' }).host).toBe('192.0.2.7');
  expect(accepted({ AUTH_SECRET: secret, HOST: '::' }).host).toBe('::');
});

test('a data folder that is a file, or is inside one, is refused with a message', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-env-'));
  const file = path.join(folder, 'data');
  writeFileSync(file, '');
  for (const place of [file, path.join(file, 'below')])
    expect(problems({ DATA_DIR: place })).toEqual([
      `DATA_DIR can't be used (${place}): something on that path is a file, not a folder. Set DATA_DIR to a folder that this user may write to.`,
    ]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['https://sunup.example', 'sites.sunup.example', true],
  ['https://app.sunup.example', 'sites.sunup.example', true],
  ['https://sunup.example', 'sunup.example', true],
  ['https://app.sunup.co.uk', 'sites.sunup.co.uk', true],
  ['https://app.sunup.co.uk', 'sites.other.co.uk', false],
  ['https://app.sunup.example', 'sunup-sites.example', false],
])('live mode keeps sites on a domain other than the app: %s with %s', (appUrl, sitesDomain, refused) => {
  expect(problems({ ...live, APP_URL: appUrl, SITES_DOMAIN: sitesDomain })).toEqual(
    refused ? [expect.stringContaining(`so customers’ sites can’t share its cookies. ${sitesDomain} belongs to `)] : [],
  );
});

test.each(['Harbor Pages', 'Harbor Pages hello@harbor.example', 'Harbor Pages <hello>'])(
  'a sender is refused without its address: %s',
  (sender) => {
    expect(problems({ ...live, MAIL_FROM: sender })).toEqual([
      'MAIL_FROM must be an address, or a name and an address: Sunup <hello@sunup.example>.',
    ]);
  },
);

test('live mode never writes a secret of its own', () => {
  const folder = path.join(tmpdir(), `sunup-never-${process.pid}`);
  problems({ ...live, AUTH_SECRET: undefined, DATA_DIR: folder });
  expect(existsSync(folder)).toBe(false);
});

test('keys of two purposes differ and stay the same', () => {
  expect(derivedKey('visits')).toBe(derivedKey('visits'));
  expect(derivedKey('visits')).not.toBe(derivedKey('better-auth'));
});

const oidc = { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'sunup', OIDC_CLIENT_SECRET: 'hush', OIDC_NAME: 'Acme' };

test('a sign-in provider needs all four of its settings', () => {
  expect(accepted({ AUTH_SECRET: secret, ...oidc }).oidc).toEqual({
    issuer: 'https://login.example',
    clientId: 'sunup',
    clientSecret: 'hush',
    name: 'Acme',
  });
});

test.each(Object.keys(oidc))('a sign-in provider without %s is refused with a message', (name) => {
  expect(problems({ ...oidc, [name]: undefined })).toEqual([
    'Set all four of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.',
  ]);
});

test('a sign-in provider is an address, and in live mode one with https', () => {
  expect(problems({ ...oidc, OIDC_ISSUER: 'login.example' })).toEqual([
    'OIDC_ISSUER must be your sign-in provider’s URL, such as https://login.example.',
  ]);
  expect(problems({ ...live, ...oidc, OIDC_ISSUER: 'http://login.example' })).toEqual([
    'OIDC_ISSUER must start with https:// in live mode.',
  ]);
});

const writer = { WRITER_URL: 'https://api.example.com/v1/', WRITER_KEY: 'sk-1', WRITER_MODEL: 'small' };

test('a model that writes needs all three of its settings', () => {
  expect(accepted({ AUTH_SECRET: secret, ...writer }).writer).toEqual({ url: 'https://api.example.com/v1', key: 'sk-1', model: 'small' });
  expect(accepted({ AUTH_SECRET: secret }).writer).toBeUndefined();
});

test.each(Object.keys(writer))('a model that writes without %s is refused with a message', (name) => {
  expect(problems({ ...writer, [name]: undefined })).toEqual([
    'Set all three of WRITER_URL, WRITER_KEY and WRITER_MODEL, or none of them.',
  ]);
});

test.each([
  'api.example.com',
  'ftp://api.example.com/v1',
  'https://user:key@api.example.com/v1',
  'https://api.example.com/v1?key=1',
  'https://api.example.com/v1/chat/completions',
])('%s is no address of a model', (url) => {
  expect(problems({ ...writer, WRITER_URL: url })).toEqual([
    'WRITER_URL must be the base URL of an OpenAI-compatible API, such as https://api.example.com/v1.',
  ]);
});

test('the key of a model is one line, since it is sent in a header', () => {
  expect(problems({ ...writer, WRITER_KEY: 'sk-1\nX-Other: 2' })).toEqual([
    'WRITER_KEY must be the API key alone, with no spaces or line breaks.',
  ]);
});

test('in live mode the address of a model has https, or is on this machine', () => {
  expect(problems({ ...live, ...writer, WRITER_URL: 'http://models.example/v1' })).toEqual([
    'WRITER_URL must start with https:// in live mode, unless the model runs on this machine (localhost or 127.0.0.1).',
  ]);
  expect(accepted({ ...live, ...writer, WRITER_URL: 'http://127.0.0.1:11434/v1' }).writer?.url).toBe('http://127.0.0.1:11434/v1');
});

test('a trial is live with Stripe’s test keys, never with live ones', () => {
  const trial = { ...live, SUNUP_MODE: 'trial', STRIPE_SECRET_KEY: 'sk_test_1' };
  expect(accepted(trial)).toMatchObject({ mode: 'live', isTrial: true });
  expect(accepted(live)).toMatchObject({ mode: 'live', isTrial: false });
  expect(problems({ ...trial, STRIPE_SECRET_KEY: 'sk_live_123' })).toEqual([
    'STRIPE_SECRET_KEY must be a test key (sk_test_…) in trial mode, so that no card is charged.',
  ]);
  expect(problems({ ...trial, SMTP_URL: undefined })).toEqual([
    'SMTP_URL is missing. In trial mode, set it to the address of your mail server, such as smtps://user:password@host:465.',
  ]);
});

test('any variable can be in a file, as containers get their secrets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-env-'));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const { AUTH_SECRET: auth, DATABASE_URL: database, ...others } = live;
  const inFiles = { AUTH_SECRET_FILE: file('auth', `${auth}\n`), DATABASE_URL_FILE: file('database', database) };
  expect(accepted({ ...others, ...inFiles })).toEqual(accepted(live));
  expect(problems({ ...live, AUTH_SECRET_FILE: inFiles.AUTH_SECRET_FILE })).toEqual(['Set AUTH_SECRET or AUTH_SECRET_FILE, not both.']);
  const empty = file('empty', '\n');
  expect(problems({ ...others, ...inFiles, AUTH_SECRET_FILE: empty })).toEqual([`AUTH_SECRET_FILE names an empty file (${empty}).`]);
  const missing = path.join(folder, 'missing');
  expect(problems({ ...others, ...inFiles, AUTH_SECRET_FILE: missing })).toEqual([`AUTH_SECRET_FILE can’t be read (${missing}): ENOENT.`]);
  rmSync(folder, { recursive: true });
});

const bucket = { S3_URL: 'https://s3.example/sunup/', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'a/b+c' };

test('files are in the data folder, or in a bucket', () => {
  expect(accepted({ AUTH_SECRET: secret }).bucket).toBeUndefined();
  expect(accepted({ AUTH_SECRET: secret, ...bucket }).bucket).toEqual({
    url: 'https://s3.example/sunup',
    accessKeyId: 'AKID',
    secretAccessKey: 'a/b+c',
    region: 'us-east-1',
  });
  expect(problems({ AUTH_SECRET: secret, ...bucket, S3_ACCESS_KEY_ID: '' })).toEqual([
    'Set all three of S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them to keep files in DATA_DIR.',
  ]);
  expect(problems({ AUTH_SECRET: secret, ...bucket, S3_URL: 'https://s3.example/' })).toEqual([
    'S3_URL must end with the name of the bucket, such as https://s3.eu-central-1.amazonaws.com/sunup-files.',
  ]);
  expect(problems({ AUTH_SECRET: secret, ...bucket, S3_URL: 'https://user:secret@s3.example/sunup' })).toEqual([
    'S3_URL can’t include a user or password. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ]);
  expect(problems({ AUTH_SECRET: secret, ...bucket, BACKUP_TO: 'https://user:secret@s3.example/backups' })).toEqual([
    'BACKUP_TO can’t include a user or password. Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
  ]);
  expect(problems({ AUTH_SECRET: secret, OIDC_ISSUER: 'https://user@login.example' })).toContain(
    'OIDC_ISSUER can’t include a user or password. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
  );
  for (const BACKUP_TO of ['https://', 'https://s3.example', 'http://s3.example/'])
    expect(problems({ AUTH_SECRET: secret, BACKUP_TO })).toContain(
      'BACKUP_TO must be a folder, or the address of a bucket, such as https://s3.example/sunup-backups.',
    );
  expect(problems({ AUTH_SECRET: secret, BACKUP_TO: 'https://s3.example/backups' })).toEqual([
    'BACKUP_TO is a bucket, so set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY too.',
  ]);
});

test.runIf(process.platform === 'linux')('a process has eight threads for hashing passwords by default', () => {
  const script = `
    import './base/env.ts';
    import { readFileSync, readdirSync } from 'node:fs';
    import { scrypt } from 'node:crypto';
    await Promise.all(Array.from({ length: 12 }, () => new Promise((resolve) => scrypt('a', 'b', 64, resolve))));
    const names = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim());
    process.stdout.write(String(names.filter((name) => name === 'libuv-worker').length));
  `;
  const threads = (env: Record<string, string>) =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }));
  expect(threads({})).toBe(8);
  expect(threads({ UV_THREADPOOL_SIZE: '5' })).toBe(5);
});
