import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: { plain: 4 / 3, banner: 3, shallow: 4 / 3 },
  frames: { plain: 4 / 3, banner: 3, margin: 1 },
  frames: { figure: 3, plain: 4 / 3, banner: 3 },
  carriesMenu: { banner: 'badge' },
};
