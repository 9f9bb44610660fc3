import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: { figure: 3, plain: 4 / 3, banner: 3 },
  carriesMenu: { banner: 'badge' },
};
