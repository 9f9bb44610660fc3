import type { Encoding } from '../../domain/hosting/encodings.ts';

/**
 * Picks the best of our encodings that an Accept-Encoding header allows. A rating of 0 (`br;q=0`) refuses an encoding; other
 * ratings don't matter.
 */
export function encodingFor(accepted = ''): Encoding {
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}
