import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: { cut: 16 / 5, plain: 4 / 3, banner: 3, margin: 1, folio: 3 / 4 },
  liesUnder: { cut: 'overlay' },
  carriesMenu: { banner: 'badge' },
};
