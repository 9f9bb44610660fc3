import { detail, signature, usual } from '../sample-words.ts';
import type { PostsProps } from './schema.ts';

export const samples: PostsProps[] = [
  {
    heading: usual('Three things worth knowing'),
    items: [
      {
        title: usual('What to do in the first hour of a toothache'),
        text: usual('Rinse, note when it began, and call. The rest can wait for the chair.'),
        path: '/blog/toothache',
        picture: signature('dental-hot', ''),
      },
      {
        title: usual('How to get a child ready for a first visit'),
        text: usual('Say what will happen in the order it happens, and leave out the word hurt.'),
        path: '/blog/first-visit',
        picture: signature('dental-kids', ''),
      },
      {
        title: usual('What a crown is, and when a filling is enough'),
        text: usual('A filling mends a hole. A crown covers a tooth that has lost too much to be mended.'),
        path: '/blog/crown-or-filling',
        picture: signature('dental-crown', ''),
      },
    ],
  },
  {
    heading: usual('From the shop'),
    items: [
      {
        title: usual('How often to sharpen a mower blade'),
        text: usual('Twice a season for most lawns.'),
        path: '/blog/blade',
        picture: detail('landscaper', 0),
      },
      {
        title: usual('Before the first snow'),
        text: usual('Drain the fuel, or add stabilizer and run the engine for ten minutes. Then cover it.'),
      },
    ],
  },
];
