import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { SiteFiles } from '../../sites/render/files.ts';

/** A site's files on loopback, text as brotli, the way a host of static pages sends them. */
export interface FileServer {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** Puts a site in the place of the one before. */
  show: (files: SiteFiles) => void;
  close: () => Promise<void>;
}

/** Starts a server that shows nothing yet. */
export async function serveFiles(): Promise<FileServer> {
  let bodies = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const found = bodies.get(new URL(request.url ?? '/', 'http://site').pathname);
    if (found) response.writeHead(200, found.headers).end(found.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (files) => {
      bodies = new Map([...files].map(([path, file]) => [path, packed(file.body, file.type, file.cache)]));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function packed(body: Buffer, type: string, cache: string) {
  const text = /^(?:text\/|image\/svg|application\/xml)/.test(type);
  return {
    body: text ? brotliCompressSync(body) : body,
    headers: {
      'Content-Type': type,
      'Cache-Control': cache === 'immutable' ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(text && { 'Content-Encoding': 'br' }),
    },
  };
}
