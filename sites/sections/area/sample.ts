import { said, usual } from '../sample-words.ts';
import type { AreaProps } from './schema.ts';

const towns = [
  'Raleigh',
  'Cary',
  'Garner',
  'Wake Forest',
  'Apex',
  'Holly Springs',
  'Fuquay-Varina',
  'Morrisville',
  'Knightdale',
  'Clayton',
  'Rolesville',
  'Zebulon',
  'Wendell',
  'Youngsville',
];

export const samples: AreaProps[] = [
  { heading: said('Raleigh and the towns around it'), places: towns.slice(0, 4).map(said), address: [] },
  { heading: said('Where we work'), lead: usual('Not on the list? Call and ask.'), places: towns.map(said), address: [] },
  {
    heading: said('Find us'),
    places: [],
    address: [said('1108 Fatherland St'), said('Nashville, TN 37206')],
    directions: { label: usual('Directions'), to: { kind: 'directions' } },
    picture: { kind: 'art', generator: 'contours', seed: 'find-us', alt: usual('') },
  },
];
