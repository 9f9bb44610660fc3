import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { gracefulClose } from './graceful-close.ts';

/** So long that a test which waited for it would fail. */
const never = 60_000;

let server: Server;
afterEach(() => server.closeAllConnections());

async function listening(answer: () => Promise<string>, drainMs: number) {
  server = createServer(async (_request, response) => response.end(await answer()));
  const close = gracefulClose(server, drainMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { close, port: (server.address() as AddressInfo).port };
}

test('closes without waiting for a connection that was opened ahead and never used', async () => {
  const { close, port } = await listening(async () => '', never);
  const unused = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const closed = once(unused, 'close');
  await close();
  await closed;
});

test('finishes a request under way, and then does not keep its connection', async () => {
  const answer = Promise.withResolvers<string>();
  const { close, port } = await listening(() => answer.promise, never);
  const request = get({ host: '127.0.0.1', port, agent: new Agent({ keepAlive: true }) });
  await once(server, 'request');
  const closed = close();
  answer.resolve('done');
  const [response] = await once(request, 'response');
  expect(Buffer.concat(await response.toArray()).toString()).toBe('done');
  await closed;
});

test('ends a request that takes longer than it may', async () => {
  const { close, port } = await listening(() => new Promise(() => {}), 20);
  const request = get({ host: '127.0.0.1', port });
  const failed = once(request, 'error');
  await once(server, 'request');
  await close();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
});
