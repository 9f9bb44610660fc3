import { usual } from '../sample-words.ts';
import type { PolicyProps } from './schema.ts';

export const samples: PolicyProps[] = [
  {
    heading: usual('How a request works'),
    items: [
      usual('What you send is a request until we reply.'),
      usual('Name two days if you can. It makes the answer shorter.'),
      usual('If your plans change, call, and the time goes to someone else.'),
    ],
  },
  { heading: usual('Before you write'), items: [usual('A request is a request until we reply.')] },
];
