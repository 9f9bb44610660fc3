import { callAction, signature, usual } from '../sample-words.ts';
import type { ArticleProps } from './schema.ts';

export const samples: ArticleProps[] = [
  {
    heading: usual('What to do in the first hour of a toothache'),
    byline: usual('By Table Rock Family Dental'),
    answer: usual(
      'Rinse with warm water, floss gently around the tooth, note when the pain began, and call. Keep the sore side cool and do not put anything on the gum.',
    ),
    blocks: [
      {
        heading: usual('Rinse, then look'),
        paragraphs: [
          usual('Warm water loosens what may be caught between two teeth. Floss on both sides of the one that hurts, slowly.'),
          usual('Look in a mirror with a light. A broken edge, a missing filling or a swelling is worth mentioning when you call.'),
        ],
      },
      {
        heading: usual('Write down when it began'),
        paragraphs: [usual('Note the hour, what sets it off, and whether it wakes you. It makes the call shorter.')],
      },
    ],
    picture: signature('dental-hot', ''),
    related: callAction('Call about a toothache'),
  },
  {
    heading: usual('How often to sharpen a mower blade'),
    byline: usual('By the shop'),
    answer: usual('Twice a season for most lawns.'),
    blocks: [{ paragraphs: [usual('A dull blade tears the grass instead of cutting it, and the tips turn brown.')] }],
  },
];
