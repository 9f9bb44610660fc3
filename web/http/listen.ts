import type { Server } from 'node:http';

/** Opens a server's port. Rejects with a sentence that says what to do if the port is taken. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Stop whatever is using it, or set PORT to another number.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
