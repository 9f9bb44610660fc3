import type { IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import type { Socket } from 'node:net';
import tls from 'node:tls';
import { patienceMs, type Reach } from './reach.ts';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Up to 64 KB. */
  body: string;
  /** When each piece of the body came, in milliseconds after the headers. */
  arrivalsMs: number[];
}

const mostBytes = 64 * 1024;

/**
 * Sends a GET request to one address, or a POST request if there's a body. Certificates aren't verified unless `isVerified`, so one that
 * expired doesn't hide everything else: send nothing that is secret. Rejects with the system's code, or after five seconds.
 */
export function askAt(
  reach: Reach,
  url: URL,
  address: string,
  { headers = {}, body, isVerified = false }: { headers?: Record<string, string>; body?: Buffer | undefined; isVerified?: boolean } = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const port = portOf(url);
    const plain = reach.connect(address, port);
    const socket: Socket =
      url.protocol === 'https:'
        ? tls.connect({
            socket: plain,
            servername: url.hostname,
            rejectUnauthorized: isVerified,
            ...(reach.roots && { ca: [...tls.rootCertificates, reach.roots] }),
          })
        : plain;
    const giveUp = (error: Error) => {
      clearTimeout(timer);
      request.destroy();
      plain.destroy();
      reject(error);
    };
    const timer = setTimeout(() => giveUp(Object.assign(new Error('No answer within 5 seconds.'), { code: 'ETIMEDOUT' })), patienceMs);
    plain.on('error', giveUp);
    const request = http.request(
      {
        host: url.hostname,
        port,
        method: body ? 'POST' : 'GET',
        path: url.pathname + url.search,
        headers: { Host: url.host, Connection: 'close', ...(body && { 'Content-Length': String(body.length) }), ...headers },
        createConnection: () => socket,
      },
      (response) => {
        const startedMs = performance.now();
        const pieces: Buffer[] = [];
        const arrivalsMs: number[] = [];
        const done = () => {
          clearTimeout(timer);
          socket.destroy();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces).toString(), arrivalsMs });
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          arrivalsMs.push(performance.now() - startedMs);
          if (pieces.reduce((sum, { length }) => sum + length, 0) > mostBytes) done();
        });
        response.on('end', done);
        response.on('error', giveUp);
      },
    );
    request.on('error', giveUp);
    request.end(body);
  });
}

export function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}
