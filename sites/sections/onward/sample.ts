import { usual } from '../sample-words.ts';
import type { OnwardProps } from './schema.ts';

export const samples: OnwardProps[] = [
  {
    heading: usual('Where to next'),
    items: [
      { action: { label: usual('Services'), to: { kind: 'page', page: 'services' } } },
      { action: { label: usual('What moves the price'), to: { kind: 'page', page: 'pricing' } } },
      { action: { label: usual('Questions'), to: { kind: 'page', page: 'faq' } } },
    ],
  },
  {
    heading: usual('One more page'),
    items: [{ action: { label: usual('Contact'), to: { kind: 'page', page: 'contact' } } }],
  },
];
