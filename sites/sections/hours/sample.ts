import { callAction, pageAction, said, usual } from '../sample-words.ts';
import type { HoursProps } from './schema.ts';

export const samples: HoursProps[] = [
  {
    heading: said('When we work'),
    note: said('1108 Fatherland St, Nashville, TN 37206. We speak English and Spanish.'),
    action: callAction('Call (615) 555-0142'),
  },
  { heading: usual('Hours'), action: pageAction('Send a message', 'contact') },
];
