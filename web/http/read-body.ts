import type { Result } from '../../base/result.ts';

/** Longest pause between two chunks of a body. */
const pauseMs = 20_000;

/** Size of the buffer before anything has arrived. */
const firstBytes = 16 * 1024;

export type ReadBody = Result<{ body: Uint8Array<ArrayBuffer> }, { why: 'too large' | 'too slow' | 'no room' | 'cut off' }>;

/** Reads the whole body of a request. Stops when it's larger than `maxBytes`, pauses too long, or `grow` returns false. */
export async function readBody(request: Request, maxBytes: number, grow: (bytes: number) => boolean): Promise<ReadBody> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) return { ok: false, why: 'too large' };
  if (!request.body) return { ok: true, body: new Uint8Array() };
  const reader = request.body.getReader();
  // The buffer grows with what arrives. Allocating what's announced would let hundreds of requests fill the heap.
  let body = new Uint8Array(Math.min(announced, firstBytes));
  let length = 0;
  for (;;) {
    const piece = await nextPiece(reader);
    if (piece === 'too slow' || piece === 'cut off') return { ok: false, why: piece };
    if (!piece) return { ok: true, body: body.subarray(0, length) };
    const needed = length + piece.byteLength;
    if (needed > maxBytes) return { ok: false, why: 'too large' };
    if (!grow(needed)) return { ok: false, why: 'no room' };
    if (needed > body.length) body = grown(body.subarray(0, length), Math.min(maxBytes, Math.max(needed, body.length * 2)));
    body.set(piece, length);
    length = needed;
  }
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined | 'too slow' | 'cut off'> {
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<'too slow'>((resolve) => {
    timer = setTimeout(resolve, pauseMs, 'too slow');
  });
  try {
    return await Promise.race([reader.read().then(({ value }) => value), pause]);
  } catch {
    // The client disconnected.
    return 'cut off';
  } finally {
    clearTimeout(timer);
  }
}

function grown(body: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(body);
  return larger;
}
