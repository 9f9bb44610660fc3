import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Posts',
  entry: 'Post',
  frames: { list: 3 / 2, lead: 3 / 2 },
};
