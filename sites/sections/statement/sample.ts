import { said, usual } from '../sample-words.ts';
import type { StatementProps } from './schema.ts';

export const samples: StatementProps[] = [
  {
    text: said(
      'We are four people and we work on one garden at a time. We stack the stone, bury the line, plant what can take the sun, and then we go to the next.',
    ),
    facts: [
      { term: usual('Crew'), text: said('Four people') },
      { term: usual('Languages'), text: said('English and Spanish') },
      { term: usual('Plans'), text: said('from $650') },
    ],
  },
  { text: said('I groom dogs in my van, in your driveway.'), facts: [] },
  {
    text: said(
      'We repair, replace and re-pipe in houses that were built before anyone wrote down where the pipes run. Old galvanized lines, cast-iron stacks, crawl spaces that no one has seen since the seventies: that is the work, and it is why we draw a plan of every house before we open a wall, and leave it with you.',
    ),
    facts: [{ term: said('Since 2011') }, { term: said('License NC-30417-P-1 of the State Board of Examiners of Plumbing Contractors') }],
  },
];
