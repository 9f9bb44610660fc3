import { said, usual } from '../sample-words.ts';
import type { StoryProps } from './schema.ts';

const paragraphs = [
  said('We work on one garden at a time. The crew that draws the plan also lays the stone, so nothing is lost between the two.'),
  said(
    'Stone comes first: walls, steps and the path that holds them together. Then the line goes into the ground, and only then the plants.',
  ),
  usual('Tell us how you use the yard now, where the water runs in a storm, and which corner gets the last sun.'),
];

export const samples: StoryProps[] = [
  {
    heading: said('How a garden is built here'),
    paragraphs,
    picture: { kind: 'signature', name: 'courtyard-gate', alt: usual('Drawing of a blue gate in an adobe wall') },
  },
  { heading: usual('What we do'), paragraphs: [said('I groom dogs in my van, in your driveway.')] },
  {
    heading: said('From a single borrowed wheelbarrow to the four of us'),
    paragraphs: [...paragraphs, ...paragraphs.map((line) => said(`${line.text} That has not changed.`))],
    picture: { kind: 'art', generator: 'arches', seed: 'story', alt: usual('') },
  },
];
