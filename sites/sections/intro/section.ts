import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: { plain: 4 / 3, banner: 3, shallow: 4 / 3 },
  carriesMenu: { banner: 'badge' },
};
