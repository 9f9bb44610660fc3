import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { addMetrics } from './metrics.ts';

useDatabase();

const token = '0123456789abcdef';

function ask(configured: string | undefined, headers: Record<string, string> = {}) {
  const app = new Hono();
  addMetrics(app, configured);
  return app.request('/metrics', { headers });
}

test('without a configured token there are no metrics, whatever is sent', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }] as Record<string, string>[])
    expect((await ask(undefined, headers)).status).toBe(404);
});

test.each([
  {},
  { authorization: '' },
  { authorization: token },
  { authorization: 'Bearer' },
  { authorization: `Basic ${token}` },
  { authorization: `Bearer ${token}0` },
  { authorization: `Bearer ${token.slice(1)}` },
  { authorization: `Bearer ${token.toUpperCase()}` },
] as Record<string, string>[])('%j is refused', async (headers) => {
  const answer = await ask(token, headers);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await answer.text()).not.toContain('sunup_');
});

test('the token gets the text that Prometheus reads, which nothing may keep', async () => {
  const answer = await ask(token, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toMatch(/^sunup_database_pool_max_connections\{pool="web"\} 20$/m);
  expect(text).toMatch(/^sunup_queue_jobs\{queue="send-mail",state="waiting"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain('nodejs_eventloop_lag');
});
