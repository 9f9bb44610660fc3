import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Footer',
  shell: true,
  // Where nothing tells of hills, none are drawn.
  unsuited: (variant, { isHilly }) => variant === 'hills' && !isHilly,
};
