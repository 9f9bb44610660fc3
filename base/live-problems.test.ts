import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accepted, live, problems } from '../tests/helpers/variables.ts';

const trial = { ...live, SUNUP_MODE: 'trial', STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined };

test('a trial works without Stripe, and needs both keys or neither', () => {
  expect(accepted(trial)).toMatchObject({ isTrial: true, isLocal: false, stripe: undefined, logLevel: 'info' });
  expect(problems({ ...trial, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither to use the built-in test payments.',
  ]);
  expect(problems({ ...trial, HOST: '192.0.2.7' })).toEqual([
    'Without STRIPE_SECRET_KEY HOST must be 127.0.0.1, 0.0.0.0 or ::, because the built-in payments call 127.0.0.1.',
  ]);
  expect(problems({ ...trial, APP_URL: 'http://sunup.example' })).toEqual([
    'APP_URL must start with https:// in trial mode, unless it’s an address of this machine, such as http://localhost:3000.',
  ]);
  expect(problems({ ...trial, APP_URL: undefined })).toEqual([
    'APP_URL is missing. In trial mode, set it to the public address of the app, such as https://sunup.example, or to http://localhost:3000 to try it on this machine.',
  ]);
});

test('customers’ sites can’t be on the app’s own domain', () => {
  expect(problems({ ...live, SITES_DOMAIN: 'sites.sunup.example' })).toEqual([
    'SITES_DOMAIN must be different from the app’s own domain, so customers’ sites can’t share its cookies. sites.sunup.example belongs to sunup.example, as the app does.',
  ]);
});

describe('on one’s own machine', () => {
  let folder: string;
  const local = (values: Record<string, string> = {}) => ({
    SUNUP_MODE: 'trial',
    APP_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    ...values,
  });
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-env-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a trial needs its address and nothing else', () => {
    expect(accepted(local())).toMatchObject({
      mode: 'live',
      isTrial: true,
      isLocal: true,
      sitesDomain: 'sites.localhost',
      databaseUrl: undefined,
      smtpUrl: undefined,
      stripe: undefined,
      clientAddressHeader: undefined,
      logLevel: 'warn',
    });
    expect(accepted(local()).authSecret).toBe(accepted(local()).authSecret);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://sunup.localhost:3000', 'https://localhost'])(
    '%s is an address of it',
    (address) => expect(accepted(local({ APP_URL: address })).isLocal).toBe(true),
  );

  test.each([
    'http://sunup.example',
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.example',
    'http://192.168.0.7:3000',
    'http://10.0.0.1',
    'http://0.0.0.0:3000',
    'http://localhost@sunup.example',
  ])('%s isn’t, so everything is required', (address) => {
    const found = problems(local({ APP_URL: address }));
    for (const name of ['APP_URL must start with https', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'AUTH_SECRET', 'SITES_DOMAIN'])
      expect(
        found.filter((one) => one.startsWith(name)),
        name,
      ).toHaveLength(1);
  });

  test.each([
    [{ SMTP_URL: 'smtps://user:pw@mail.example:465' }, /^MAIL_FROM is missing\./],
    [{ AUTH_SECRET: 'a'.repeat(64) }, /^AUTH_SECRET is easy to guess/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY must be a test key/],
    [{ HOST: '0.0.0.0' }, /^HOST must be 127\.0\.0\.1 or ::1 .* shows all emails to whoever reaches it\.$/],
    [{ SITES_DOMAIN: 'sites.example' }, /^SITES_DOMAIN must end with localhost/],
    [{ APP_URL: 'http://app.sites.localhost' }, /^SITES_DOMAIN can’t be sites\.localhost, because the app’s own name ends with it/],
  ])('%o is refused', (wrong, sentence) => {
    expect(problems(local(wrong))).toEqual([expect.stringMatching(sentence)]);
  });

  test('live mode is refused there', () => {
    expect(problems({ ...live, APP_URL: 'http://localhost:3000' })).toEqual(['APP_URL must start with https:// in live mode.']);
  });
});
