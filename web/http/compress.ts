import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { encodingFor } from './negotiation.ts';

/** Types that get smaller. Event streams have to arrive line by line, and no proxy may hold them back. */
const compressible = /^(?:text\/(?!event-stream)|application\/(?:[a-z.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/;
/** Shorter bodies fit into one packet anyway. */
const leastBytes = 1000;
/** Bodies of known length up to this size are compressed in one go. The streams around a compressor take longer than rendering a page. */
const mostBytesAtOnce = 1024 * 1024;
const level = 5;
const gzipAtOnce = promisify(gzip);

/**
 * Compresses what's made for one request: pages of the portal and of Admin, data, lists. What has no known length is sent on as it's
 * written. Files and public pages are compressed before, better.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    const { body, status } = res;
    const headers = new Headers(res.headers);
    if (!body || status === 206 || headers.has('Content-Encoding') || !compressible.test(headers.get('Content-Type') ?? '')) return;
    const length = headers.get('Content-Length');
    if (length !== null && Number(length) < leastBytes) return;
    context.header('Vary', 'Accept-Encoding', { append: true });
    headers.append('Vary', 'Accept-Encoding');
    if (req.method === 'HEAD' || encodingFor(req.header('accept-encoding'), ['gzip', 'identity']) !== 'gzip') return;
    headers.delete('Content-Length');
    headers.set('Content-Encoding', 'gzip');
    const etag = headers.get('ETag');
    if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
    const isShort = length !== null && Number(length) <= mostBytesAtOnce;
    const zipped = isShort ? await gzipAtOnce(await res.arrayBuffer(), { level }) : zippedStream(body);
    // Without this, the new response would get the earlier one's tag and length.
    context.res = undefined;
    context.res = new Response(zipped, { status, headers });
  };
}

function zippedStream(body: ReadableStream): ReadableStream {
  const zipped = createGzip({ level, flush: constants.Z_SYNC_FLUSH });
  pipeline(Readable.fromWeb(body as NodeStream), zipped, () => undefined);
  return Readable.toWeb(zipped) as unknown as ReadableStream;
}
