import { usual } from '../sample-words.ts';
import type { ScriptProps } from './schema.ts';

const text = (words: string) => ({ text: usual(words), blank: false });
const blank = (words: string) => ({ text: usual(words), blank: true });

export const samples: ScriptProps[] = [
  {
    heading: usual('Not sure what to say?'),
    parts: [
      text('Hi, I have a '),
      blank('kind of dog'),
      text(' called '),
      blank('name'),
      text('. The last groom was '),
      blank('when'),
      text('. We live on '),
      blank('your street'),
      text('. When can you come?'),
    ],
  },
  { heading: usual('Say it like this'), parts: [text('I would like a visit for '), blank('what needs doing')] },
  {
    heading: usual('What to tell us when you call about a leak that no one has found yet'),
    parts: [
      text('The '),
      blank('fixture, pipe or appliance that is leaking'),
      text(' in the '),
      blank('room and floor of the house'),
      text(' has been wet since '),
      blank('day and time you first saw it'),
      text(', the shut-off valve is '),
      blank('where, or not found'),
      text(', and the house was built in '),
      blank('year'),
      text('. Can someone look at it before it reaches the ceiling below?'),
    ],
  },
];
