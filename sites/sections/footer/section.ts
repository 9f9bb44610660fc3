import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Footer',
  shell: true,
  // Where nothing tells of hills, none are drawn, and nothing grows for an office.
  unsuited: (variant, { isHilly, outdoors }) => (variant === 'hills' && !isHilly) || (variant === 'ground' && !outdoors),
};
