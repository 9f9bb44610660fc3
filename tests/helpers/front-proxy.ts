import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Issued } from '../harness/certificates.ts';

/** How the proxy in front of a server behaves. May be changed while it runs. */
export interface ProxyHabits {
  /** The server's port. */
  port: number;
  /** The certificate for a host. */
  certificate: (host: string) => Issued;
  /** What becomes of the X-Real-IP that a client sends. */
  address: 'overwritten' | 'passed on' | 'appended to' | 'dropped';
  /** Keeps a body until it's complete. */
  collects: boolean;
  /** Answers at port 80. */
  plain: 'redirects' | 'serves';
  /** The Host header that the server gets, if not the client's. */
  host?: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Refuses longer requests. */
  mostBytes?: number;
  /** Answers itself instead of the server. */
  answers?: (host: string) => number | undefined;
}

export interface FrontProxy {
  habits: ProxyHabits;
  securePort: number;
  plainPort: number;
  close: () => void;
}

/** The address of clients, as a proxy on the network sees it. */
const client = '198.51.100.4';

/** A proxy that terminates TLS before a server on `port`, and redirects plain requests. */
export async function startFrontProxy(port: number, certificate: ProxyHabits['certificate']): Promise<FrontProxy> {
  const habits: ProxyHabits = { port, certificate, address: 'overwritten', collects: false, plain: 'redirects', headers: {} };
  const first = certificate('');
  const contexts = (host: string) => createSecureContext(habits.certificate(host));
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => passOn(habits, incoming, outgoing);
  const secure = createTlsServer({ ...first, SNICallback: (host, done) => done(null, contexts(host)) }, pass);
  const plain = createServer((incoming, outgoing) => {
    if (habits.plain === 'serves') return pass(incoming, outgoing);
    outgoing.writeHead(308, { Location: `https://${incoming.headers.host}${incoming.url}` }).end();
  });
  const [securePort, plainPort] = await Promise.all([listening(secure), listening(plain)]);
  return {
    habits,
    securePort,
    plainPort,
    close: () => {
      for (const server of [secure, plain]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function passOn(habits: ProxyHabits, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, method = 'GET', url = '/' } = incoming;
  const status = habits.answers?.(headers.host ?? '');
  if (status !== undefined) return void outgoing.writeHead(status, habits.headers).end('<h1>Welcome to nginx!</h1>');
  if (Number(headers['content-length'] ?? 0) > (habits.mostBytes ?? Number.POSITIVE_INFINITY)) {
    incoming.resume();
    return void outgoing.writeHead(413).end();
  }
  const own = headers['x-real-ip'];
  const address = {
    overwritten: client,
    'passed on': own ?? client,
    'appended to': own ? `${own}, ${client}` : client,
    dropped: undefined,
  }[habits.address];
  const { 'x-real-ip': _, ...rest } = headers;
  const asked = request(
    {
      host: '127.0.0.1',
      port: habits.port,
      method,
      path: url,
      headers: { ...rest, ...(habits.host && { host: habits.host }), ...(address && { 'x-real-ip': address }) },
    },
    (answer) => {
      const write = () => outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...habits.headers });
      if (!habits.collects) return write() && answer.pipe(outgoing);
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => write().end(Buffer.concat(pieces)));
    },
  );
  asked.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
