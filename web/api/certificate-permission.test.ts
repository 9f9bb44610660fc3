import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newQuestion, probeHeader } from '../../domain/health/probe.ts';
import { takePermission } from './certificate-permission.ts';

const own = { at: (host: string) => (host === 'hollis.com' ? { slug: 'hollis' } : undefined) };
let server: Server;

beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (!takePermission(asked, answer, own)) answer.writeHead(421).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method, headers: { host: '127.0.0.1:2020', ...headers }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });

test('yes for a connected host, no for every other name', async () => {
  expect(await ask('/~ask?domain=hollis.com')).toBe(200);
  for (const name of ['', 'x.hollis.com', 'hollis.com.evil.com', '%00hollis.com', '127.0.0.1', '*.hollis.com', 'hollis.com%2Fx'])
    expect([name, await ask(`/~ask?domain=${name}`)]).toEqual([name, 404]);
});

test('only this machine gets an answer, and who has our secret', async () => {
  for (const host of ['sunup.example', 'hollis.com', '127.0.0.1.evil.com', '10.0.0.1'])
    expect([host, await ask('/~ask?domain=hollis.com', { host })]).toEqual([host, 421]);
  const { question } = newQuestion();
  expect(await ask('/~ask?domain=hollis.com', { host: 'sunup.example', [probeHeader]: question })).toBe(200);
  expect(await ask('/~ask?domain=hollis.com', { host: 'sunup.example', [probeHeader]: `${question}x` })).toBe(421);
  for (const [path, method] of [['/~ask?domain=hollis.com', 'POST'] as const, ['/~asked?domain=hollis.com', 'GET'] as const])
    expect(await ask(path, {}, method)).toBe(421);
});
