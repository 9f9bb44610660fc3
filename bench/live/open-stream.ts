import { type ClientRequest, get } from 'node:http';
import { env } from '../../base/env.ts';
import type { Listener } from './listeners.ts';

export interface OpenStream {
  userId: string;
  /** When the row for its person was sent off, in milliseconds of this process's clock. */
  toldAt: number;
  /** Milliseconds from then until the stream said so. */
  heard: () => Promise<number>;
  close: () => void;
}

/** Opens one stream; resolves when it has greeted. */
export function openStream({ userId, cookie }: Listener): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    let tell: ((ms: number) => void) | undefined;
    const request: ClientRequest = get(
      {
        host: '127.0.0.1',
        port: env().port,
        path: '/api/events',
        agent: false,
        headers: { Host: new URL(env().appUrl).host, Accept: 'text/event-stream', Cookie: cookie },
      },
      (response) => {
        response.setEncoding('utf8');
        response.on('error', () => undefined);
        response.on('data', (text: string) => {
          if (text.includes('data: hello')) resolve(stream);
          if (text.includes('signed-out')) reject(new Error('A stream was taken for signed out.'));
          if (text.includes('data: user')) tell?.(performance.now() - stream.toldAt);
        });
      },
    );
    request.on('error', reject);
    const stream: OpenStream = {
      userId,
      toldAt: 0,
      heard: () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
      close: () => request.destroy(),
    };
  });
}
