import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Gallery',
  entry: 'Picture',
  // The gallery of a page about pictures doesn't wait: that page's byte budget allows for it.
  mayFollowIntro: true,
  optional: true,
  smallPhotos: true,
  earlyPictures: ({ length }) => Math.min(length, 7),
};
