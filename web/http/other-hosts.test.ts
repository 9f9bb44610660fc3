import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseOtherHosts } from './other-hosts.ts';

type Own = Parameters<typeof refuseOtherHosts>[0];

const live: Own = {
  mode: 'live',
  isLocal: false,
  stripe: {},
  appUrl: 'https://sunup.example',
  sitesDomain: 'sites.example.net',
  oldAppHosts: ['first.example', 'www.sunup.example'],
  oldSitesDomains: ['old-sites.example'],
};

async function ask(host: string, path: string, method = 'GET', own = live): Promise<[status: number, result: string | null]> {
  const app = new Hono().use(refuseOtherHosts(own)).all('*', (context) => context.text('ours'));
  const answer = await app.request(`https://${host}${path}`, { method, headers: { host } });
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
}

test('the app’s own host is ours, with a final dot too', async () => {
  expect(await ask('sunup.example', '/faq')).toEqual([200, 'ours']);
  expect(await ask('sunup.example.', '/faq?q=a')).toEqual([308, 'https://sunup.example/faq?q=a']);
});

test('old addresses of the app lead to the new ones, and webhooks still arrive', async () => {
  expect(await ask('first.example', '/portal/bills?page=2')).toEqual([308, 'https://sunup.example/portal/bills?page=2']);
  expect(await ask('www.sunup.example', '/')).toEqual([308, 'https://sunup.example/']);
  expect(await ask('first.example', '/api/webhooks/stripe', 'POST')).toEqual([200, 'ours']);
  expect(await ask('first.example', '/api/auth/login', 'POST')).toEqual([308, 'https://sunup.example/api/auth/login']);
});

test('old addresses of customers’ sites lead to the new ones', async () => {
  expect(await ask('hollis.old-sites.example', '/menu?a=b')).toEqual([308, 'https://hollis.sites.example.net/menu?a=b']);
});

test.each(['evil.example', 'old-sites.example', 'hollis.old-sites.example.evil.example', 'xfirst.example'])(
  '%s is refused',
  async (host) => {
    expect((await ask(host, '/'))[0]).toBe(421);
  },
);

const local: Own = { ...live, isLocal: true, stripe: undefined, appUrl: 'http://localhost:3000', sitesDomain: 'sites.localhost' };

test.each(['127.0.0.1:3000', '[::1]:3000', 'sunup.localhost:3000', '127.0.0.1'])(
  '%s leads to a trial on this machine, and its test payments send their events there',
  async (host) => {
    expect(await ask(host, '/faq?q=a', 'GET', local)).toEqual([302, 'http://localhost:3000/faq?q=a']);
    expect(await ask(host, '/api/webhooks/stripe', 'POST', local)).toEqual([200, 'ours']);
    expect((await ask(host, '/faq'))[0]).toBe(421);
  },
);

test.each(['127.0.0.1.example', 'localhost.example', 'notlocalhost', '192.168.0.7:3000'])(
  '%s is another machine, which a trial on this one refuses',
  async (host) => {
    expect((await ask(host, '/', 'GET', local))[0]).toBe(421);
  },
);
