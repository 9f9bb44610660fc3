import { said, usual } from '../sample-words.ts';
import type { FormProps } from './schema.ts';

export const samples: FormProps[] = [
  {
    purpose: 'booking',
    heading: usual('Request a time'),
    lead: usual('Tell us what you want done and when suits you. It is a request until we write back to confirm.'),
    services: ['Cut and finish', 'Curly cut', 'Full color', 'Balayage'].map(said),
    days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(said),
    parts: ['Morning', 'Afternoon', 'Evening'].map(usual),
    submit: usual('Send request'),
    note: usual('A request until we reply.'),
  },
  {
    purpose: 'contact',
    heading: usual('Write to us'),
    services: [],
    days: [],
    parts: [],
    submit: usual('Send message'),
    note: usual('We use your address only to answer you.'),
  },
];
