import type { AttachmentFormat } from '../../sites/pictures/attachment.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import type { EncodedMark } from '../../sites/pictures/mark.ts';

/** Jobs of the picture process. */
export type PictureJob =
  | { kind: 'photo'; bytes: Uint8Array; use?: 'photo' | 'logo' }
  | { kind: 'attachment'; bytes: Uint8Array; format: AttachmentFormat; pixels: number }
  | { kind: 'mark'; bytes: Uint8Array };

interface Results {
  photo: EncodedPhoto;
  attachment: Buffer;
  mark: EncodedMark;
}

export type PictureResult<Kind extends PictureJob['kind'] = PictureJob['kind']> = Results[Kind];

/** `problem` is a message for the sender, `error` one for the log. */
export type PictureAnswer = { result: PictureResult } | { problem: string } | { error: string };
