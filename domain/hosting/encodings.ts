import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** All encodings, in the order to try them. */
export const encodings = ['identity', 'br', 'gzip'] as const satisfies Encoding[];

const compressible = /^(?:text\/|application\/(?:json|xml|ld\+json|manifest)|image\/svg)/;

/** True for content types that get smaller when compressed. Pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** Compresses a body at the highest level. The result is the same every time with the same Node version. */
export function encoded(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}

/** Decompresses a body. Throws if it isn't in this encoding. */
export async function decoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? promisify(gunzip)(body) : promisify(brotliDecompress)(body);
}
