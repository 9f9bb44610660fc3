import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often the connections that have become idle are closed. */
const checkMs = 50;

/**
 * Prepares a server for closing: the returned function finishes the requests under way, for `drainMs` at most, and closes every
 * other connection. The server's own `close` would also wait for connections that browsers open ahead and haven't used yet, and
 * for those that stay open after their last answer.
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
