import { usual } from '../sample-words.ts';
import type { ReasonsProps } from './schema.ts';

export const samples: ReasonsProps[] = [
  {
    heading: usual('What moves a price'),
    items: [
      { title: usual('Length and thickness'), text: usual('More hair takes more time and more color.') },
      { title: usual('Where you start'), text: usual('Old color, box dye or a grown-out line all change the plan.') },
      { title: usual('Where you want to go'), text: usual('Some results take more than one visit.') },
    ],
  },
  {
    heading: usual('What affects the cost'),
    items: [
      { title: usual('Size'), text: usual('Large dogs take longer.') },
      { title: usual('Coat'), text: usual('Mats add time.') },
    ],
  },
];
