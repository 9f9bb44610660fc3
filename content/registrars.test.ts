import { expect, test } from 'vitest';
import { registrarOf } from './registrars.ts';

test.each([
  ['ns51.domaincontrol.com', 'GoDaddy'],
  ['dns1.registrar-servers.com', 'Namecheap'],
  ['ada.ns.cloudflare.com', 'Cloudflare'],
  ['ns-cloud-a1.googledomains.com', 'Squarespace'],
  ['ns1045.ui-dns.biz', 'IONOS'],
  ['curitiba.ns.porkbun.com', 'Porkbun'],
])('%s is of %s', (host, name) => {
  const registrar = registrarOf(['ns1.unknown.example', host]);
  expect(registrar?.name).toBe(name);
  expect(registrar?.guide).toMatch(/^Log in, .{60,300}$/);
});

test('a name that only ends alike is of no one we know', () => {
  expect(registrarOf(['ns1.notdomaincontrol.com', 'ns2.wixdns.net.example'])).toBeUndefined();
  expect(registrarOf([])).toBeUndefined();
});
