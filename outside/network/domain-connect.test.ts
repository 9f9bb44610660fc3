import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startNameServer, type ZoneRecord } from '../fakes/name-server.ts';
import { connectProviderOf } from './domain-connect.ts';
import { type Names, namesFrom } from './names.ts';
import { isPublicAddress } from './public-addresses.ts';
import type { Reach } from './reach.ts';

const template = { providerId: 'sunup.example', serviceId: 'site' };
const settings = {
  providerName: 'dnshost',
  providerDisplayName: 'DNS Host',
  urlSyncUX: 'http://ui.dnshost.example',
  urlAPI: 'http://api.dnshost.example/',
};

let zone: ZoneRecord[];
let answers: Record<string, [status: number, body: string]>;
let asked: string[];
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
let provider: Server;
let names: Names;
let reach: Reach;

beforeAll(async () => {
  nameServer = await startNameServer({ zones: { all: () => zone }, own: () => false });
  provider = createServer(({ headers, url }, response) => {
    asked.push(`${headers.host}${url}`);
    const [status, body] = answers[`${headers.host}${url}`] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  names = { ...namesFrom(nameServer.address), mayConnect: isPublicAddress };
  reach = {
    addresses: async () => [],
    texts: async () => [],
    mailServers: async () => [],
    pointers: async () => [],
    connect: () => net.connect({ host: '127.0.0.1', port }),
  };
});
beforeEach(() => {
  asked = [];
  zone = [
    { name: '_domainconnect.hollis.com', kind: 'TXT', value: 'connect.dnshost.example' },
    { name: 'connect.dnshost.example', kind: 'A', value: '93.184.216.34' },
    { name: 'api.dnshost.example', kind: 'A', value: '93.184.216.34' },
  ];
  answers = {
    'connect.dnshost.example/v2/hollis.com/settings': [200, JSON.stringify(settings)],
    'api.dnshost.example/v2/domainTemplates/providers/sunup.example/services/site': [200, '{}'],
  };
});
afterAll(async () => {
  await nameServer.stop();
  await new Promise((resolve) => provider.close(resolve));
});

const look = (protocol = 'http:') => connectProviderOf('hollis.com', template, { names, reach, protocol });

test('a provider that has our template is named with its page', async () => {
  expect(await look()).toEqual({
    name: 'DNS Host',
    page: 'http://ui.dnshost.example/v2/domainTemplates/providers/sunup.example/services/site/apply',
  });
});

test('without a discovery record, settings that can be read, or our template, there’s no offer', async () => {
  const [record, ...others] = zone;
  zone = others;
  expect(await look()).toBeUndefined();
  zone = record ? [record, ...others] : [];
  for (const body of ['', '[]', '{"providerName":"dnshost"}', JSON.stringify({ ...settings, urlSyncUX: 'javascript:alert(1)' })]) {
    answers['connect.dnshost.example/v2/hollis.com/settings'] = [200, body];
    expect(await look(), body).toBeUndefined();
  }
  answers['connect.dnshost.example/v2/hollis.com/settings'] = [200, JSON.stringify(settings)];
  answers['api.dnshost.example/v2/domainTemplates/providers/sunup.example/services/site'] = [404, ''];
  expect(await look()).toBeUndefined();
});

test('nothing is asked at a private address, by a record that isn’t a host, or over http where the app has https', async () => {
  zone = zone.map((record) => (record.name === 'connect.dnshost.example' ? { ...record, value: '10.0.0.7' } : record));
  expect(await look()).toBeUndefined();
  for (const value of ['evil.example/?q=', 'user@evil.example', 'http://evil.example', 'evil.example/#', '']) {
    zone = [{ name: '_domainconnect.hollis.com', kind: 'TXT', value }];
    expect(await look(), value).toBeUndefined();
  }
  expect(asked).toEqual([]);
  zone = [
    { name: '_domainconnect.hollis.com', kind: 'TXT', value: 'connect.dnshost.example' },
    { name: 'connect.dnshost.example', kind: 'A', value: '93.184.216.34' },
  ];
  expect(await look('https:')).toBeUndefined();
});
