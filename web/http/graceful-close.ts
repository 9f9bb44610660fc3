import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Interval at which idle connections are closed. */
const checkMs = 50;

/**
 * Prepares a server for closing. The returned function finishes running requests, for up to `drainMs`, and closes all other
 * connections. The server's own `close` would also wait for connections that browsers open in advance, and for those kept open
 * after a response.
 */
export function gracefulClose(server: Server, drainMs: number): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnused = () => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return () =>
    new Promise((resolve) => {
      const check = setInterval(closeUnused, checkMs);
      const end = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearInterval(check);
        clearTimeout(end);
        resolve();
      });
      closeUnused();
    });
}
