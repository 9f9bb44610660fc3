import type { Picture } from '../../document/document.ts';
import { signatureNamed } from '../../trades/signature.ts';

/** Whether a picture is a drawn object without a background, rather than a view that fills a frame. Objects are drawn upright. */
export function standsFree(picture: Picture): boolean {
  return (picture.kind === 'object' && !picture.ground) || (picture.kind === 'signature' && signatureNamed(picture.name).ratio < 1);
}
