import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import type { DomainClaim } from './claim.ts';
import { agreedAtProvider, connectUrl } from './domain-connect.ts';

const target = { alias: 'connect.sites.example', addresses: ['2001:db8::10', '192.0.2.10'] };
const provider = { name: 'DNS Host', page: 'https://ui.dnshost.example/v2/domainTemplates/providers/sunup.example/services/site/apply' };
const claim = {
  projectId: '01990000-0000-7000-8000-000000000000',
  domain: 'hollis.com',
  host: 'www.hollis.com',
  twin: 'hollis.com',
  proof: '0123456789abcdef01234567ab',
} as DomainClaim;

afterEach(() => {
  env().domainConnect = undefined;
});

test('the page gets the values of every record, and where to send the owner back', () => {
  const url = new URL(connectUrl(claim, target, provider) ?? '');
  expect(url.origin + url.pathname).toBe(provider.page);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    domain: 'hollis.com',
    IP: '192.0.2.10',
    ALIAS: 'connect.sites.example',
    PROOFNAME: '_site-01234567',
    PROOF: 'site-proof=0123456789abcdef01234567ab',
    redirect_uri: 'http://localhost:3000/portal/settings/domain?project=01990000-0000-7000-8000-000000000000&agreed=yes',
  });
  const back = url.searchParams.get('redirect_uri') ?? '';
  expect(agreedAtProvider(back)).toBe(true);
  expect(agreedAtProvider(`${back}&error=access_denied`)).toBe(false);
  expect(agreedAtProvider('http://localhost:3000/portal/settings/domain')).toBe(false);
});

test('with a key, the values are signed as they’re sent', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  env().domainConnect = { providerId: 'sunup.example', serviceId: 'site', key: { name: '_dck1', pem } };
  const [, query = ''] = (connectUrl(claim, target, provider) ?? '').split('?');
  const [signed = '', rest = ''] = query.split('&sig=');
  const given = new URLSearchParams(`sig=${rest}`);
  expect(given.get('key')).toBe('_dck1');
  expect(
    createVerify('RSA-SHA256')
      .update(signed)
      .verify(publicKey, given.get('sig') ?? '', 'base64'),
  ).toBe(true);
});

test('a host that the template doesn’t have gets no page', () => {
  expect(connectUrl({ ...claim, host: 'shop.hollis.com', twin: null }, target, provider)).toBeUndefined();
  expect(connectUrl(claim, { ...target, addresses: ['2001:db8::10'] }, provider)).toBeUndefined();
});
