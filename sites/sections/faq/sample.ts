import { said, signature, usual } from '../sample-words.ts';
import type { FaqProps } from './schema.ts';

export const samples: FaqProps[] = [
  {
    heading: said('Asked on the phone'),
    lead: usual('The short answers. For the long ones, call.'),
    groups: [
      {
        heading: usual('Cost'),
        items: [
          { question: said('Do you charge to come out?'), answer: said('Yes, $79, and it comes off the bill if we do the work.') },
          { question: usual('How can I pay?'), answer: usual('Ask when you call.') },
        ],
      },
      {
        heading: usual('Visits'),
        items: [
          {
            question: said('Do you work weekends?'),
            answer: said('No. For a burst pipe call anyway: we tell you how to shut the water off and who can come.'),
          },
          {
            question: usual('What should I have ready before someone looks at the water heater in the attic or the garage?'),
            answer: usual('A clear path to it and a photo of its label.'),
          },
        ],
      },
    ],
    picture: signature('water-heater', ''),
  },
  {
    heading: usual('Questions'),
    groups: [{ items: [{ question: usual('Where do you work?'), answer: usual('Call and tell us where you are.') }] }],
  },
];
