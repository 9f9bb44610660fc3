import { pipeline, Readable, Transform } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { encodingFor } from './negotiation.ts';

/** Types that get smaller. Event streams have to arrive line by line, and no proxy may hold them back. */
const compressible = /^(?:text\/(?!event-stream)|application\/(?:[a-z.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/;
/** Shorter bodies fit into one packet anyway. */
const leastBytes = 1000;
/** The most that's held back to be compressed in one go. */
const mostHeldBytes = 64 * 1024;

/**
 * Compresses what's made for one request: pages of the portal and of Admin, data, lists. Files and public pages are compressed before, better.
 * What the page has written so far is sent on at the end of the turn.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    const { body, status } = res;
    const headers = new Headers(res.headers);
    if (!body || status === 206 || headers.has('Content-Encoding') || !compressible.test(headers.get('Content-Type') ?? '')) return;
    if (Number(headers.get('Content-Length') ?? leastBytes) < leastBytes) return;
    context.header('Vary', 'Accept-Encoding', { append: true });
    headers.append('Vary', 'Accept-Encoding');
    if (req.method === 'HEAD' || encodingFor(req.header('accept-encoding'), ['gzip', 'identity']) !== 'gzip') return;
    const zipped = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
    pipeline(Readable.fromWeb(body as NodeStream), joined(), zipped, () => undefined);
    headers.delete('Content-Length');
    headers.set('Content-Encoding', 'gzip');
    const etag = headers.get('ETag');
    if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
    // Without this, the new response would get the earlier one's tag and length.
    context.res = undefined;
    context.res = new Response(Readable.toWeb(zipped) as unknown as ReadableStream, { status, headers });
  };
}

/**
 * Joins what's written in one turn of the event loop. React writes a page in pieces of 2 KB, and each would be compressed and sent on by
 * itself, which takes longer than rendering it.
 */
function joined(): Transform {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const sendOn = (to: Transform) => {
    if (bytes > 0 && !to.destroyed) to.push(Buffer.concat(pieces));
    pieces = [];
    bytes = 0;
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (bytes === 0) setImmediate(sendOn, this);
      pieces.push(piece);
      bytes += piece.length;
      // Pushing here, not later, makes Node hold back the source while the client is slow.
      if (bytes >= mostHeldBytes || this.readableLength >= this.readableHighWaterMark) sendOn(this);
      done();
    },
    flush(done) {
      sendOn(this);
      done();
    },
  });
}
