import type { Encoding } from '../../domain/hosting/encodings.ts';

/** Our encodings, the smallest body first. */
const ours: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Picks the encoding that an Accept-Encoding header rates highest (`gzip;q=0.9, br;q=0.1` is gzip). A rating of 0 refuses an
 * encoding. Of those with the same rating, the one with the smallest body wins. `offered` has them in that order.
 */
export function encodingFor(accepted = '', offered = ours): Encoding {
  const ratings = new Map(
    accepted.split(',').map((one): [string, number] => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      const rating = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, rating ? Number(rating.slice(2)) || 0 : 1];
    }),
  );
  const ratingOf = (encoding: Encoding) => ratings.get(encoding) ?? 0;
  const best = Math.max(...offered.map(ratingOf));
  return (best > 0 && offered.find((encoding) => ratingOf(encoding) === best)) || 'identity';
}

/** Whether the client already has this version, so it gets a 304: its If-None-Match header names `etag` or contains its unquoted part. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag) ?? false;
}
