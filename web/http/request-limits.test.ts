import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAfterBody, maxUrlLength, refuseLongUrl } from './request-limits.ts';

let server: Server;
let socket: Socket;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (refuseLongUrl(request, response, '0000000000aa', () => ({ 'X-Robots-Tag': 'noindex' }))) return;
    closeAfterBody(request, response);
    response.end('answered');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => socket.destroy());
afterAll(() => server.close());

/** Sends these bytes and returns all that arrives until the connection is closed, or, with `until`, until then. */
async function send(text: string, until?: string): Promise<string> {
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  let answer = '';
  for await (const piece of socket) {
    answer += piece;
    if (until && answer.includes(until)) break;
  }
  return answer;
}

test.each([
  ['a path of slashes', `${'/'.repeat(15_500)}a`],
  ['a long query', `/?q=${'a'.repeat(maxUrlLength)}`],
  ['one character too many', `/${'a'.repeat(maxUrlLength)}`],
])('%s gets 414 and a sentence', async (_, url) => {
  const answer = await send(`GET ${url} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 414 URI Too Long\r\n');
  expect(answer).toContain('X-Request-Id: 0000000000aa\r\n');
  expect(answer).toContain('X-Robots-Tag: noindex\r\n');
  expect(answer).toContain('This address is too long. Use one with 2,000 characters or fewer.');
});

test('a URL of the longest length is answered', async () => {
  expect(await send(`GET /${'a'.repeat(maxUrlLength - 1)} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`)).toContain('answered');
});

test.each([
  ['GET', 'an announced body', 'Content-Length: 10000000000\r\n\r\nbeginning'],
  ['HEAD', 'an announced body', 'Content-Length: 10000000000\r\n\r\nbeginning'],
  ['GET', 'a chunked body', 'Transfer-Encoding: chunked\r\n\r\n9\r\nbeginning\r\n'],
])('after a %s with %s, the connection is closed without reading it', async (method, _, rest) => {
  const answer = await send(`${method} / HTTP/1.1\r\nHost: a.test\r\n${rest}`);
  expect(answer).toContain('HTTP/1.1 200 OK\r\nConnection: close\r\n');
});

test('a GET without a body keeps its connection', async () => {
  const answer = await send('GET / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 0\r\n\r\n', 'answered');
  expect(answer).toContain('Connection: keep-alive\r\n');
});
