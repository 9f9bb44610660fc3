import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Gallery',
  entry: 'Picture',
  // The gallery of a page about pictures doesn't wait: that page's byte budget allows for it.
  mayFollowIntro: true,
  optional: true,
  earlyPictures: ({ length }) => Math.min(length, 7),
  // Photos are shown whole, and only photos hang in strips of film.
  unsuited: (variant, { photos }) => (variant === 'mosaic' && photos > 0) || (variant === 'contact' && photos === 0),
};
