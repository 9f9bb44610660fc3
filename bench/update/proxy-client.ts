import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { gunzipSync } from 'node:zlib';
import { hosts } from '../../tests/harness/caddy.ts';

export interface Answer {
  status: number;
  /** The build that answered, where the app does. */
  build: string | undefined;
  body: Buffer;
}

/** Asks the proxy as browsers do: over HTTPS, on connections that stay open. */
export class ProxyClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false });

  constructor(port: number) {
    this.#port = port;
  }

  /** The whole answer to a GET. Rejects if the connection fails or the answer is cut off. */
  get(path: string, { host = hosts.app, cookie }: { host?: string; cookie?: string | undefined } = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(this.#options(path, host, cookie), (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const body = Buffer.concat(parts);
          const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
          resolve({ status: response.statusCode ?? 0, build: buildOf(response), body: plain });
        });
      });
      sent.setTimeout(15_000, () => sent.destroy(new Error('no answer within 15 s')));
      sent.once('error', reject);
      sent.end();
    });
  }

  /** Opens an event stream. `hear` gets its lines, `end` is called when it's over. Returns a function that closes it. */
  stream(cookie: string, hear: (text: string, build: string | undefined) => void, end: () => void): () => void {
    const options = { ...this.#options('/api/events', hosts.app, cookie), agent: false as const };
    options.headers.Accept = 'text/event-stream';
    const sent = request(options, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => hear(text, buildOf(response)));
      response.on('error', () => undefined);
      response.once('close', end);
    });
    sent.once('error', end);
    sent.end();
    return () => {
      sent.removeAllListeners('error').on('error', () => undefined);
      sent.destroy();
    };
  }

  close(): void {
    this.#agent.destroy();
  }

  #options(path: string, host: string, cookie: string | undefined) {
    const headers: Record<string, string> = { Host: `${host}:${this.#port}`, 'Accept-Encoding': 'gzip', ...(cookie && { Cookie: cookie }) };
    return { host: '127.0.0.1', port: this.#port, servername: host, path, headers, agent: this.#agent, rejectUnauthorized: false };
  }
}

function buildOf({ headers }: IncomingMessage): string | undefined {
  return headers['x-build']?.toString();
}
