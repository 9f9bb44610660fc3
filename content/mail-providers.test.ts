import { expect, test } from 'vitest';
import { emailProviders } from '../domain/email-domains/schema.ts';
import { choosableProviders, isMailboxDomain, mailProvider, mailProviderOf, providerValue } from './mail-providers.ts';

test('every provider that owners can choose has its records, and no other', () => {
  expect(choosableProviders().map(({ id }) => id)).toEqual(emailProviders.filter((id) => id !== 'us'));
  for (const { name, mx, spf, dkim, receives } of choosableProviders()) {
    for (const record of mx) {
      const [priority, host = ''] = providerValue(record, 'hollis.com').split(' ');
      expect(priority, name).toMatch(/^\d+$/);
      expect(host, name).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
      // What we ask for is what we recognize.
      expect(mailProviderOf([host])?.name).toBe(name);
    }
    expect(spf.length, name).toBeGreaterThan(0);
    expect(receives.length, name).toBeGreaterThan(0);
    expect(dkim.guide, name).toMatch(/^[A-Z].*\.$/);
    expect(dkim.selectors.length, name).toBeGreaterThan(0);
  }
});

test.each([
  [['aspmx.l.google.com', 'alt1.aspmx.l.google.com'], 'Google Workspace'],
  [['mailstore1.secureserver.net', 'smtp.secureserver.net'], 'GoDaddy'],
  [['eforward1.registrar-servers.com'], 'Namecheap'],
  [['route1.mx.cloudflare.net'], 'Cloudflare'],
  [['aspmx.l.google.com', 'mx.zoho.com'], undefined],
  [['mail.hollis.com'], undefined],
  [['notgoogle.com'], undefined],
  [[], undefined],
])('%j is %s', (hosts, name) => {
  expect(mailProviderOf(hosts)?.name).toBe(name);
});

test('a value is filled in with the domain', () => {
  expect(providerValue('0 {dashed}.mail.protection.outlook.com', 'hollis.co.uk')).toBe('0 hollis-co-uk.mail.protection.outlook.com');
  expect(mailProvider('us')).toBeUndefined();
});

test('a provider’s own domain for mailboxes is known from one that a customer registered', () => {
  expect(isMailboxDomain('gmail.com')).toBe(true);
  expect(isMailboxDomain('hollis.com')).toBe(false);
});
