import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** All of them, the one to try first in front. */
export const encodings = ['identity', 'br', 'gzip'] as const satisfies Encoding[];

const compressible = /^(?:text\/|application\/(?:json|xml|ld\+json|manifest)|image\/svg)/;

/** Whether files of a content type get smaller by compressing them: text does, pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** A body as small as an encoding makes it. The same bytes each time with the same Node. */
export function encoded(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}

/** The body that was encoded. Throws when it wasn't. */
export async function decoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? promisify(gunzip)(body) : promisify(brotliDecompress)(body);
}
