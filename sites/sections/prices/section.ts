import type { SectionInfo } from '../info.ts';
import type { PricesProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Prices',
  entry: 'Price',
  frames: {
    columns: 4 / 3,
    core: 4 / 5,
    cut: 1,
    hung: 4 / 3,
    lengths: 4 / 3,
    menu: 3 / 4,
    receipts: 16 / 9,
    ridges: 4,
    stalls: 5 / 2,
    table: 1,
    tariff: 4 / 3,
  },
  offered: ({ groups }: PricesProps) => groups.flatMap(({ items }) => items),
};
