import { request } from 'node:http';
import { env } from '../../base/env.ts';
import { addressHeader, newSender } from '../hostile/posting.ts';

interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  host?: string;
  cookie?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  body?: string | Buffer;
  type?: string;
}

/** An answer, status 0 if there was none. */
export interface Answer {
  status: number;
  text: string;
  bytes: Buffer;
  location: string;
}

const noAnswer: Answer = { status: 0, text: '', bytes: Buffer.alloc(0), location: '' };

/** Sends a request as it is, without what `fetch` puts right. The answer's status, 0 without one. */
export async function send(sent: Sent): Promise<number> {
  return (await sendForAnswer(sent)).status;
}

/** Like `send`, with the whole answer. Redirects aren't followed. */
export function sendForAnswer({ method = 'POST', path, host, cookie, headers, form, body, type }: Sent): Promise<Answer> {
  const { appUrl, port } = env();
  // As bytes: with a text behind them, Node would write headers in UTF-8 and not as they are.
  const content = form ? Buffer.from(new URLSearchParams(form).toString()) : body;
  return new Promise((resolve) => {
    try {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port, method, path, agent: false, timeout: 60_000 },
          headers: {
            Host: host ?? new URL(appUrl).host,
            Origin: host ? `http://${host}` : appUrl,
            [addressHeader]: newSender().address,
            ...(cookie && { Cookie: cookie }),
            ...(content !== undefined && {
              'Content-Type': type ?? 'application/x-www-form-urlencoded',
              'Content-Length': Buffer.byteLength(content),
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({ status: answer.statusCode ?? 0, text: bytes.toString(), bytes, location: answer.headers.location ?? '' });
          });
          answer.on('error', () => resolve(noAnswer));
        },
      );
      sent.on('error', () => resolve(noAnswer));
      sent.on('timeout', () => sent.destroy());
      sent.end(content);
    } catch {
      // Node itself refuses to send such a header or path, so it never arrives.
      resolve({ ...noAnswer, status: 400 });
    }
  });
}
