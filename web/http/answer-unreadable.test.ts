import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUnreadable } from './answer-unreadable.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.on('error', () => undefined).resume();
    response.end('answered');
  });
  answerUnreadable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** Sends these pieces and returns all that arrives, and how the connection ended. */
async function send(...pieces: string[]): Promise<{ answer: string; error?: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (const piece of pieces) socket.write(piece);
  let answer = '';
  try {
    for await (const piece of socket) answer += piece;
    return { answer };
  } catch (error) {
    return { answer, error: (error as NodeJS.ErrnoException).code ?? '' };
  }
}

const request = (headers: string) => `POST / HTTP/1.1\r\nHost: a.test\r\n${headers}`;

test.each([
  [
    'too many headers',
    [request(`Cookie: ${'a'.repeat(17_000)}\r\n\r\n`)],
    '431 Request Header Fields Too Large',
    'delete this site’s cookies',
  ],
  ['no HTTP', ['\u0016\u0003\u0001 hello\r\n\r\n'], '400 Bad Request', 'We couldn’t read this request.'],
  ['a header that isn’t one', [request('what is this\r\n\r\n')], '400 Bad Request', 'We couldn’t read this request.'],
])('%s gets an answer in a sentence', async (_, pieces, status, sentence) => {
  const { answer, error } = await send(...pieces);
  expect(error).toBeUndefined();
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain(sentence);
});

test('the answer arrives while the client is still sending', async () => {
  const body = Array.from({ length: 40 }, () => 'a'.repeat(100_000));
  for (let turn = 0; turn < 20; turn++) {
    const { answer, error } = await send(request(`Cookie: ${'a'.repeat(17_000)}\r\nContent-Length: 4000000\r\n\r\n`), ...body);
    expect({ status: answer.slice(0, 12), error }).toEqual({ status: 'HTTP/1.1 431', error: undefined });
  }
});

test('an answer that has begun isn’t followed by another', async () => {
  const { answer } = await send(request('Transfer-Encoding: chunked\r\n\r\nzz\r\n'));
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
