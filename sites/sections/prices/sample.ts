import { said, signature } from '../sample-words.ts';
import type { PricesProps } from './schema.ts';

export const samples: PricesProps[] = [
  {
    groups: [
      {
        heading: said('Cut'),
        items: [
          { name: said('Cut and finish'), price: said('from $72'), includes: [] },
          { name: said('Curly cut'), text: said('Cut dry, curl by curl, with a styling lesson.'), price: said('from $95'), includes: [] },
        ],
        picture: signature('shears-comb', ''),
      },
      {
        heading: said('Color'),
        items: [
          { name: said('Gloss'), price: said('from $55'), includes: [] },
          { name: said('Full color'), price: said('from $130'), includes: [said('Consultation'), said('Blow-dry')] },
          { name: said('Balayage'), price: said('$210 to $320'), includes: [] },
        ],
        picture: signature('color-bowl', ''),
      },
      {
        heading: said('Weddings'),
        items: [{ name: said('Wedding hair'), text: said('Trial included. On site within 30 miles.'), includes: [] }],
        picture: signature('dressed-bun', ''),
      },
    ],
  },
  {
    heading: said('Membership'),
    lead: said('Month to month.'),
    groups: [
      {
        items: [
          { name: said('Off-peak'), price: said('$29 per month'), includes: [said('Weekdays 10 am to 4 pm'), said('All equipment')] },
          { name: said('Full'), price: said('$49 per month'), includes: [said('All hours'), said('All equipment'), said('Classes')] },
        ],
      },
    ],
  },
  { groups: [{ items: [{ name: said('Full groom'), includes: [] }] }] },
];
