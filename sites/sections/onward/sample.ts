import { usual } from '../sample-words.ts';
import type { OnwardProps } from './schema.ts';

export const samples: OnwardProps[] = [
  {
    heading: usual('Where to next'),
    items: [
      {
        action: { label: usual('Services'), to: { kind: 'page', page: 'services' } },
        text: usual('What each kind of work covers, and what to do before.'),
      },
      {
        action: { label: usual('What moves the price'), to: { kind: 'page', page: 'pricing' } },
        text: usual('The things to know before you ask.'),
      },
      { action: { label: usual('Questions'), to: { kind: 'page', page: 'faq' } }, text: usual('Booking, cost, the work and the area.') },
    ],
  },
  {
    heading: usual('One more page'),
    items: [{ action: { label: usual('Contact'), to: { kind: 'page', page: 'contact' } }, text: usual('Every way to reach us.') }],
  },
];
