import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseProxied } from './refuse-proxied.ts';

const app = new Hono();
app.use('/dev/*', refuseProxied());
app.all('*', (context) => context.text('every email'));

const ask = (headers: Record<string, string>, path = '/dev/inbox') =>
  app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } });

test.each([
  ['Forwarded', 'for=203.0.113.5'],
  ['X-Forwarded-For', '203.0.113.5'],
  ['x-forwarded-host', 'sunup.example'],
  ['X-FORWARDED-PROTO', 'https'],
  ['X-Forwarded-Port', ''],
  ['Via', '1.1 Caddy'],
  ['X-Real-IP', '203.0.113.5'],
  ['CF-Connecting-IP', '203.0.113.5'],
  ['X-Original-Host', 'sunup.example'],
  ['Tailscale-User-Login', 'ann@example.com'],
])('a request with %s came through a proxy and gets a sentence instead of the page', async (name, value) => {
  for (const path of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/1', '/dev/inbox/1/0', '/dev/mails', '/dev/mails/verify-email']) {
    const answer = await ask({ [name]: value }, path);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(/^This trial’s pages under \/dev can’t be opened through a proxy or a tunnel,/);
  }
});

test('a request by HTTP/1.0 came through a proxy too', async () => {
  const by = (httpVersion: string) => app.request('http://localhost:3000/dev/inbox', {}, { incoming: { httpVersion } });
  expect([(await by('1.0')).status, (await by('1.1')).status]).toEqual([403, 200]);
});

test('a browser on the machine gets the page, and other pages are open to proxies', async () => {
  const browser = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'en-US', 'sec-fetch-site': 'none' };
  expect(await (await ask(browser)).text()).toBe('every email');
  expect(await (await ask({ 'x-forwarded-for': '203.0.113.5' }, '/faq')).text()).toBe('every email');
});
