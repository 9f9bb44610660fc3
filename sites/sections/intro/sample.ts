import { said, usual } from '../sample-words.ts';
import type { IntroProps } from './schema.ts';

export const samples: IntroProps[] = [
  {
    heading: usual('It depends on the dog'),
    lead: usual('Call with your dog in mind and ask for a price. Here is what moves it.'),
    jumps: [],
    picture: { kind: 'signature', name: 'four-dogs', alt: usual('Drawing of four dogs from small to large') },
  },
  { heading: usual('Contact'), jumps: [] },
  {
    heading: said('Repairs, replacements, re-pipes and everything else that carries water in a house'),
    lead: usual('Each kind of work, what it covers, the signs that you need it, and what to do before the visit.'),
    jumps: Array.from({ length: 12 }, (_, index) => ({
      label: usual(index === 5 ? 'Whole-house re-piping of galvanized lines' : `Service ${index + 1}`),
      anchor: `service-${index + 1}`,
    })),
    picture: { kind: 'art', generator: 'bento', seed: 'intro', alt: usual('') },
  },
];
