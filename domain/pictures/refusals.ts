import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import { refusalsOf } from '../refusals.ts';
import { PicturesBusy } from './pictures.ts';

const refusedAs = refusalsOf({
  'picture-unusable': ({ problem }: { problem: string }) => problem,
  'pictures-busy': () => 'We’re busy with other photos right now. Please try again in a minute.',
});
export type PictureRefusal = ReturnType<typeof refusedAs>;

/** The refusal of a picture that wasn't encoded. If too many others are waiting, it can be sent again. Throws any other error. */
export function refusedPicture(error: unknown) {
  if (error instanceof PicturesBusy) return refusedAs('pictures-busy');
  if (error instanceof PictureProblem) return refusedAs('picture-unusable', { problem: error.message });
  throw error;
}
