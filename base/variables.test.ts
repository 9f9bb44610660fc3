import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { accepted, live, problems } from '../tests/helpers/variables.ts';
import { type Env, isThisMachine, readEnv, unknownVariables } from './env.ts';

const secret = 'a secret of at least thirty-two characters';

function read(variables: Record<string, string>): Env | string[] {
  const result = readEnv({ AUTH_SECRET: secret, ...variables });
  return 'problems' in result ? result.problems : result.env;
}

test('former addresses are a list of hosts and domains', () => {
  expect(
    read({ OLD_APP_URLS: 'https://old.example/, https://older.example:8443', OLD_SITES_DOMAINS: 'old-sites.example  a.example' }),
  ).toMatchObject({
    oldAppHosts: ['old.example', 'older.example:8443'],
    oldSitesDomains: ['old-sites.example', 'a.example'],
  });
  expect(read({ OLD_APP_URLS: 'old.example' })).toEqual([
    'OLD_APP_URLS must be former addresses of the app, such as https://sunup.example, with spaces between.',
  ]);
});

test('a bucket for backups has keys of its own, or those of the files', () => {
  const BACKUP_TO = 'https://s3.example/backups';
  const keys = { BACKUP_S3_ACCESS_KEY_ID: 'AKID', BACKUP_S3_SECRET_ACCESS_KEY: 'own secret' };
  expect(read({ BACKUP_TO, ...keys })).toMatchObject({
    bucket: undefined,
    backupTo: BACKUP_TO,
    backupKeys: { accessKeyId: 'AKID', secretAccessKey: 'own secret', region: 'us-east-1' },
  });
  expect(read({ BACKUP_TO: '/mnt', BACKUP_S3_ACCESS_KEY_ID: 'AKID' })).toEqual([
    'Set both BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or neither to use the keys of S3_URL.',
  ]);
  expect(read({ BACKUP_TO: '/mnt', BACKUP_ENCRYPTION_KEY: 'short' })).toEqual([
    'BACKUP_ENCRYPTION_KEY must be a random string of at least 32 characters. Run `openssl rand -base64 32` to create one.',
  ]);
});

test('a machine reaches itself by localhost, any address of 127.0.0.0/8 and ::1', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.0.1.1', '[::1]']) expect(isThisMachine(host), host).toBe(true);
  for (const host of ['localhost.example', '127.example', '10.0.0.1', '128.0.0.1']) expect(isThisMachine(host), host).toBe(false);
});

test('the secret from before is another one', () => {
  expect(read({ AUTH_SECRET_OLD: 'the one from before' })).toMatchObject({ oldAuthSecret: 'the one from before' });
  expect(read({ AUTH_SECRET_OLD: secret })).toEqual(['AUTH_SECRET_OLD must be the secret from before. It’s the same as AUTH_SECRET now.']);
});

test('the host of the checkout is a host', () => {
  expect(read({ STRIPE_CHECKOUT_HOST: 'pay.sunup.example' })).toMatchObject({ stripeCheckoutHost: 'pay.sunup.example' });
  expect(read({ STRIPE_CHECKOUT_HOST: 'https://pay.sunup.example/' })).toHaveLength(1);
});

test('mistyped variables are found, and those of other programs aren’t', () => {
  const names = ['BACKUP_T0', 'SMPT_URL', 'SUNUP_MOD', 'AUTH_SECRETS', 'STRIPE_KEY', 'S3_URL_FIEL', 'OIDC_SCOPE'];
  expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([
    { name: 'BACKUP_T0', meant: 'BACKUP_TO' },
    { name: 'SMPT_URL', meant: 'SMTP_URL' },
    { name: 'SUNUP_MOD', meant: 'SUNUP_MODE' },
    { name: 'AUTH_SECRETS', meant: 'AUTH_SECRET' },
    { name: 'STRIPE_KEY', meant: undefined },
    { name: 'S3_URL_FIEL', meant: 'S3_URL_FILE' },
    { name: 'OIDC_SCOPE', meant: undefined },
  ]);
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'POST',
    'PGHOST',
    'AWS_REGION',
    'NODE_ENV',
    'APP_ENV',
    'DNS_TOKEN',
    'APP_URL',
    'AUTH_SECRET_FILE',
    'HOSTNAME',
  ];
  expect(unknownVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});

test('in live mode, email comes in and DNS providers are asked only where that’s set up', () => {
  expect(accepted(live)).toMatchObject({ mailIn: undefined, domainConnect: undefined });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const connect = { DOMAIN_CONNECT_TEMPLATE: 'sunup.example/site', DOMAIN_CONNECT_KEY: key };
  expect(accepted({ ...live, ...connect }).domainConnect).toMatchObject({
    providerId: 'sunup.example',
    serviceId: 'site',
    key: { name: '_dck1', pem: key.trim() },
  });
  expect(problems({ ...live, ...connect, DOMAIN_CONNECT_KEY: 'a key' })).toEqual([
    'DOMAIN_CONNECT_KEY must be an RSA private key in PEM. Use DOMAIN_CONNECT_KEY_FILE to name its file.',
  ]);
  const files = { MAIL_TLS_CERT: '/etc/mail.crt', MAIL_TLS_KEY: '/etc/mail.key' };
  expect(accepted({ ...live, MAIL_HOST: 'mail.sunup.example', ...files, MAIL_REQUIRE_TLS: 'yes' }).mailIn).toMatchObject({
    host: 'mail.sunup.example',
    port: 25,
    tls: { cert: '/etc/mail.crt', key: '/etc/mail.key' },
    requiresTls: true,
  });
  expect(problems({ ...live, MAIL_HOST: 'mail.sunup.example', MAIL_TLS_CERT: '/etc/mail.crt' })).toEqual([
    'Set both MAIL_TLS_CERT and MAIL_TLS_KEY to the paths of a certificate and its key, or neither.',
  ]);
  expect(problems({ ...live, MAIL_HOST: 'mail.sunup.example', MAIL_REQUIRE_TLS: 'yes' })).toEqual([
    'MAIL_REQUIRE_TLS is yes, so set MAIL_TLS_CERT and MAIL_TLS_KEY too.',
  ]);
  for (const door of [{ MAIL_IN_SECRET: 'a secret of 16 or more' }, { REPLY_IMAP_URL: 'imaps://replies:word@imap.example:993' }]) {
    expect(problems({ ...live, ...door })).toEqual(['MAIL_IN_SECRET and REPLY_IMAP_URL are for email to MAIL_HOST, so set that too.']);
    expect(accepted({ ...live, ...door, MAIL_HOST: 'mail.sunup.example' }).mailIn?.host).toBe('mail.sunup.example');
  }
});
