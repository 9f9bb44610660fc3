import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Where we work',
  // A signpost points to several towns.
  unsuited: (variant, { towns }) => variant === 'fingerpost' && towns < 2,
  frames: { address: 20 / 11, lines: 2, list: 4 / 3, locality: 4 / 5, map: 3 / 2, named: 4 / 3, plates: 4 / 3, route: 3 / 2 },
  halves: ['address', 'fingerpost', 'lines', 'list', 'locality', 'named', 'plate', 'plates', 'route', 'sentence', 'street', 'tags'],
};
