import type { Picture } from '../document/document.ts';

/** A key for lists of pictures. */
export function pictureKey(picture: Picture): string {
  return picture.kind === 'photo' ? picture.photo.id : JSON.stringify(picture);
}
