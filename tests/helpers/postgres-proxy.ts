import net from 'node:net';

export interface PostgresProxy {
  /** The database's address, through the proxy. */
  url: string;
  close: () => void;
}

/**
 * A proxy in front of PostgreSQL that changes what it says. `change` gets each message of the server (its type's letter, its length
 * in four bytes, its content) and returns what the client gets, or undefined to leave it out.
 */
export async function startPostgresProxy(url: string, change: (message: Buffer) => Buffer | undefined): Promise<PostgresProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    let rest = Buffer.alloc(0);
    upstream.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        const changed = change(message);
        if (changed) client.write(changed);
      }
    });
    client.pipe(upstream);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String((server.address() as net.AddressInfo).port);
  return {
    url: own.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
