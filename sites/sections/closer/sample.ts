import { said, signature } from '../sample-words.ts';
import type { CloserProps } from './schema.ts';

const items = [
  {
    title: said('Curls'),
    text: said('Cut dry, curl by curl. A styling lesson comes with it.'),
    picture: signature('curls', 'Drawing of four locks of hair'),
  },
  {
    title: said('Color'),
    text: said('Full color, balayage and gloss, and honest advice about which.'),
    picture: signature('color-bowl', 'Drawing of a color bowl and a brush'),
  },
  {
    title: said('Weddings'),
    text: said('A trial is included, and we come to you within 30 miles.'),
    picture: signature('dressed-bun', 'Drawing of a low bun dressed with marigolds'),
  },
  { title: said('Cuts'), text: said('Cut and finish.'), picture: signature('shears-comb', 'Drawing of shears and a comb') },
];

export const samples: CloserProps[] = [
  { heading: said('A closer look'), items: items.slice(0, 3) },
  { heading: said('Two things we like'), items: items.slice(0, 2) },
  { heading: said('What we do'), items },
];
