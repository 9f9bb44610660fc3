import { withConcurrencyLimit } from './concurrency.ts';
import { shrunk, sizeOf } from './decode.ts';
import { pictureType } from './picture-type.ts';

export type AttachmentFormat = 'jpeg' | 'png' | 'webp';

/**
 * Re-encodes a picture attached to a message: upright, without metadata, at most 2,400 px a side. Throws PictureProblem if it
 * has more than `pixels`. Any other error means that it can't be read.
 */
export async function encodeAttachment(bytes: Uint8Array, format: AttachmentFormat, pixels: number): Promise<Buffer> {
  await sizeOf(bytes, pictureType(bytes), pixels);
  return withConcurrencyLimit(() => shrunk(bytes, pixels).toFormat(format).toBuffer());
}
