import { callAction, pageAction, said, usual } from '../sample-words.ts';
import type { HoursProps } from './schema.ts';

export const samples: HoursProps[] = [
  {
    heading: said('When we work'),
    note: said('1108 Fatherland St, Nashville, TN 37206. We speak English and Spanish.'),
    ask: { text: usual('Our hours change with the season, so call before you come.'), action: callAction('Call for hours') },
  },
  { heading: usual('Hours'), ask: { text: usual('Call for hours.'), action: pageAction('Ask for hours', 'contact') } },
];
