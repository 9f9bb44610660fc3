import { said } from '../sample-words.ts';
import type { QuoteProps } from './schema.ts';

export const samples: QuoteProps[] = [
  { items: [{ text: said('Dana found in ten minutes what two others had missed.'), name: said('M. Okafor, Five Points') }] },
  {
    items: [
      { text: said('She listened first, cut second, and my hair has never behaved this well on its own.'), name: said('R. Alvarez') },
      { text: said('Quiet room, good light, no rush.'), name: said('T. Nguyen, East Nashville') },
      {
        text: said(
          'I came in with three years of box dye and a picture from a magazine. We talked through what would work, what would take two visits, and what I should leave alone, and that is exactly how it went.',
        ),
        name: said('J. Whitfield'),
      },
    ],
  },
  {
    items: [
      'On time, twice.',
      'Explained the bill line by line.',
      'The kitchen was cleaner than before.',
      'Called ahead, came when they said.',
      'Fixed it the first time.',
    ].map((text, index) => ({
      text: said(text),
      name: said(`Customer ${index + 1}`),
    })),
  },
];
