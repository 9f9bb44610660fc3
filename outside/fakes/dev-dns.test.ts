import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { addDevDns } from './dev-dns.ts';
import { type ZoneRecord, Zones } from './name-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-dev-dns-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recordOf = (name: string): ZoneRecord => ({ name, kind: 'A', value: '127.0.0.1' });
const site = (name: string) => ({ name, records: [recordOf(name), recordOf(`www.${name}`)] });

test('the domain that records were asked for last is open, and those that wait for records come first', async () => {
  const zones = new Zones(folder);
  const app = new Hono();
  addDevDns(app, zones, [
    async () => [site('new.localhost'), site('done.localhost'), site('old.localhost')],
    async () => [{ name: 'old.localhost', records: [recordOf('mail.old.localhost')] }],
  ]);
  zones.write([...site('done.localhost').records, recordOf('a.localhost'), recordOf('new.localhost')]);
  const page = async () => (await app.request('/dev/dns')).text();
  const shown = await page();
  expect([...shown.matchAll(/<b>([a-z.]+)<\/b><span>([^<]*)/g)].map(([, name, about]) => `${name}: ${about}`)).toEqual([
    'new.localhost: 1 record, waits for 1 record',
    'old.localhost: 0 records, waits for 3 records',
    'a.localhost: 1 record',
    'done.localhost: 2 records',
  ]);
  expect(shown).toContain('<h2>new.localhost</h2>');
  await app.request('/dev/dns', { method: 'POST', body: new URLSearchParams({ intent: 'set', domain: 'new.localhost' }) });
  expect(await page()).toContain('<h2>old.localhost</h2>');
});
