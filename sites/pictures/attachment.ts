import { withConcurrencyLimit } from './concurrency.ts';
import { decodable, headerOf, shrunk } from './decode.ts';
import { pictureType } from './picture-type.ts';

export type AttachmentFormat = 'jpeg' | 'png' | 'webp';

/**
 * Re-encodes a picture attached to a message: upright, without metadata, at most 2,400 px a side. Throws PictureProblem if it
 * has more than `pixels`. Any other error means that it can't be read.
 */
export async function encodeAttachment(bytes: Uint8Array, format: AttachmentFormat, pixels: number): Promise<Buffer> {
  const type = pictureType(bytes);
  const header = await headerOf(bytes, type, pixels);
  return withConcurrencyLimit(async () =>
    shrunk(await decodable(bytes, type, header, pixels), pixels)
      .toFormat(format)
      .toBuffer(),
  );
}
