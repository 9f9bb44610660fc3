import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: {
    banner: 3,
    cut: 16 / 5,
    fascia: 5 / 4,
    figure: 3,
    folio: 3 / 4,
    keypad: 2,
    margin: 1,
    plain: 4 / 3,
    rebate: 4 / 3,
    rise: 4,
    roadside: 8 / 5,
    shallow: 4 / 3,
    shift: 16 / 9,
  },
  liesUnder: { cut: 'overlay' },
  carriesMenu: { banner: 'badge', roadside: 'badge' },
};
