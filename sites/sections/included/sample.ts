import { said, usual } from '../sample-words.ts';
import type { IncludedProps } from './schema.ts';

export const samples: IncludedProps[] = [
  {
    heading: usual('What a visit covers'),
    lead: usual('Ask which of these your dog needs.'),
    items: ['Bath and dry', 'Brush-out', 'Nails', 'Ears', 'A look at paws and pads'].map(usual),
  },
  { heading: usual('Part of every plan'), items: [said('A walk with you'), said('A drawn plan')] },
  {
    heading: usual('What is part of the work from the first visit to the last'),
    items: Array.from({ length: 12 }, (_, index) =>
      usual(index === 4 ? 'Sieving, leveling and compacting the bed before the first stone is set in it' : `Part number ${index + 1}`),
    ),
  },
];
