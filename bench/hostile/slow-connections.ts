import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../../base/env.ts';

/** Starts of requests that never end: one with an endless header, and one with a large body. */
const beginnings = [
  () => 'POST /contact HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  () =>
    `POST /contact HTTP/1.1\r\nHost: ${new URL(env().appUrl).host}\r\nContent-Type: multipart/form-data; boundary=abc\r\nContent-Length: 6000000\r\n\r\n--abc`,
];

/**
 * Opens `count` connections that send one byte a second for `ms`, half of them in their headers and half in their bodies.
 * Returns how many of those with slow headers the server closed in that time.
 */
export async function holdSlowConnections(count: number, ms: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: count }, (_, n) => open(beginnings[n % 2]?.() ?? '')));
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const socket of sockets) if (socket.writable) socket.write('x');
    await delay(1000);
  }
  const headersEnded = sockets.filter((socket, n) => n % 2 === 0 && (socket.destroyed || socket.readableEnded)).length;
  for (const socket of sockets) socket.destroy();
  return headersEnded;
}

function open(beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(env().port, '127.0.0.1', () => {
      // The server is expected to close it, which may cause an error.
      socket.off('error', reject).on('error', () => undefined);
      socket.write(beginning);
      resolve(socket.resume());
    });
    socket.once('error', reject);
  });
}
