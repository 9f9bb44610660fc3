import { callAction, pageAction, said, usual } from '../sample-words.ts';
import type { CallProps } from './schema.ts';

export const samples: CallProps[] = [
  {
    heading: said('Something dripping?'),
    text: usual('Call, tell us what you see, and we take it from there.'),
    actions: [callAction('Call (919) 555-0148'), pageAction('Write to us', 'contact')],
  },
  { heading: usual('Ready when you are'), actions: [pageAction('Write to us', 'contact')] },
];
