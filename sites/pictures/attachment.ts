import { shrunk, sizeOf } from './decode.ts';
import { inTurn } from './in-turn.ts';
import { pictureType } from './picture-type.ts';

export type AttachmentFormat = 'jpeg' | 'png' | 'webp';

/**
 * Encodes a picture that came with a message anew: upright, without what the camera wrote into it, at most 2,400 px a side.
 * Throws PictureProblem when it has more than `pixels`; any other error means that it can't be read.
 */
export async function encodeAttachment(bytes: Uint8Array, format: AttachmentFormat, pixels: number): Promise<Buffer> {
  await sizeOf(bytes, pictureType(bytes), pixels);
  return inTurn(() => shrunk(bytes, pixels).toFormat(format).toBuffer());
}
