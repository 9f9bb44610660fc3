import { said, usual } from '../sample-words.ts';
import type { ProofProps } from './schema.ts';

export const samples: ProofProps[] = [
  {
    heading: usual('On paper'),
    items: [
      { term: usual('License'), text: said('NC plumbing contractor P-1, 30417') },
      { term: usual('Languages'), text: said('English and Spanish') },
      { term: usual('Member of'), text: said('Plumbing-Heating-Cooling Contractors Association') },
      { term: usual('In business'), text: said('Since 2011') },
    ],
  },
  { heading: usual('Good to know'), items: [{ term: said('Languages: English and Spanish') }] },
  {
    heading: usual('Licenses and memberships'),
    items: [
      { term: said('State Board of Examiners of Plumbing, Heating and Fire Sprinkler Contractors'), text: said('30417') },
      ...Array.from({ length: 11 }, (_, index) => ({
        term: said(`Membership ${index + 1}`),
        text: index % 3 ? said('Since 2015') : undefined,
      })),
    ],
  },
];
