import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../../env.ts';

/** Beginnings of requests that never end: a header that goes on, and a body that was announced large. */
const beginnings = [
  () => 'POST /contact HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  () =>
    `POST /contact HTTP/1.1\r\nHost: ${new URL(env().appUrl).host}\r\nContent-Type: multipart/form-data; boundary=abc\r\nContent-Length: 6000000\r\n\r\n--abc`,
];

/**
 * Opens so many connections, half of them slow in their headers and half in their bodies, that send one byte a second for
 * `ms`. Returns how many the server had ended by then.
 */
export async function holdSlowConnections(count: number, ms: number): Promise<{ headersEnded: number; bodiesEnded: number }> {
  const sockets = await Promise.all(Array.from({ length: count }, (_, n) => open(beginnings[n % 2]?.() ?? '')));
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const socket of sockets) if (socket.writable) socket.write('x');
    await delay(1000);
  }
  const ended = (which: number) => sockets.filter((socket, n) => n % 2 === which && (socket.destroyed || socket.readableEnded)).length;
  const counts = { headersEnded: ended(0), bodiesEnded: ended(1) };
  for (const socket of sockets) socket.destroy();
  return counts;
}

function open(beginning: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(env().port, '127.0.0.1', () => {
      // Ended by the server sooner or later, which is what is wanted.
      socket.off('error', reject).on('error', () => undefined);
      socket.write(beginning);
      resolve(socket.resume());
    });
    socket.once('error', reject);
  });
}
