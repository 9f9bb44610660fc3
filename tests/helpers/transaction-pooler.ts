import net from 'node:net';
import pg from 'pg';

/** A session of the server, and the client whose transaction it runs. */
interface Session {
  stream: net.Socket;
  client: net.Socket | undefined;
}

export interface Pooler {
  url: string;
  close: () => Promise<void>;
}

const sslRequest = 80_877_103;
const authenticationOk = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1');
const readyForQuery = Buffer.from('Z\0\0\0\x05I', 'latin1');

/**
 * A stand-in for PgBouncer in transaction mode: each transaction of a client gets any free session of a few, and what a session
 * sends between transactions is dropped. `newestFirst` chooses the session that was used last, as PgBouncer does by default.
 * `refused` is a startup parameter that it doesn't know.
 */
export async function startTransactionPooler(
  databaseUrl: string,
  { sessions = 3, newestFirst = true, refused }: { sessions?: number; newestFirst?: boolean; refused?: string } = {},
): Promise<Pooler> {
  const free: Session[] = [];
  const waiting: { client: net.Socket; message: Buffer }[] = [];
  const clients = new Set<net.Socket>();
  const servers: pg.Client[] = [];
  const take = () => (newestFirst ? free.pop() : free.shift());

  const send = (client: net.Socket, message: Buffer, own?: Session) => {
    const session = own ?? take();
    if (!session) return void waiting.push({ client, message });
    session.client = client;
    session.stream.write(message);
  };
  const receive = (session: Session, type: string, message: Buffer) => {
    session.client?.write(message);
    if (type !== 'Z' || message[5] !== 0x49) return;
    session.client = undefined;
    free.push(session);
    const next = waiting.shift();
    if (next) send(next.client, next.message);
  };

  const all: Session[] = [];
  for (let n = 0; n < sessions; n++) {
    const server = new pg.Client({ connectionString: databaseUrl });
    server.on('error', () => undefined);
    await server.connect();
    servers.push(server);
    const { stream } = (server as unknown as { connection: { stream: net.Socket } }).connection;
    stream.removeAllListeners('data');
    const session: Session = { stream, client: undefined };
    stream.on(
      'data',
      inMessages((type, message) => receive(session, type, message)),
    );
    all.push(session);
    free.push(session);
  }

  const pooler = net.createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    const onMessage = inMessages((type, message) => {
      if (type === 'X') client.end();
      else
        send(
          client,
          message,
          all.find((session) => session.client === client),
        );
    });
    let isGreeted = false;
    client.on('data', (data) => {
      if (isGreeted) return onMessage(data);
      // A client that was refused says goodbye.
      if (data.length < 8) return client.end();
      if (data.readInt32BE(4) === sslRequest) return client.write('N');
      if (refused && data.includes(refused)) return client.end(refusal(refused));
      isGreeted = true;
      return client.write(Buffer.concat([authenticationOk, readyForQuery]));
    });
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((pooler.address() as net.AddressInfo).port);
  return {
    url: url.href,
    close: async () => {
      for (const client of clients) client.destroy();
      for (const { stream } of all) stream.destroy();
      await new Promise((resolve) => pooler.close(resolve));
    },
  };
}

/** Splits a stream of protocol messages: a letter, four bytes of length, and the rest. */
function inMessages(onMessage: (type: string, message: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

function refusal(parameter: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`);
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
