import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Form',
  // Only a shop has an awning.
  unsuited: (variant, { isShop }) => variant === 'awning' && !isShop,
};
