import type { SectionInfo } from '../info.ts';
import type { StoryProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Story',
  // It stands on the sidewalk before a shop.
  unsuited: (variant, { isShop }) => variant === 'sandwich' && !isShop,
  tooLarge: (variant, { paragraphs }: StoryProps) => variant === 'sandwich' && lengthOf(paragraphs) < fewLetters,
  frames: {
    basin: 5 / 4,
    bubble: 1,
    bulletin: 5 / 2,
    clauses: 4 / 5,
    initial: 3 / 4,
    lookout: 5 / 2,
    outcrop: 2,
    poster: 4 / 3,
    sandwich: 5 / 6,
    side: 4 / 5,
    upright: 4 / 3,
    voice: 4 / 5,
    wide: 21 / 9,
  },
};

/** Less text than this is a sentence or two, which no board may tower above. */
const fewLetters = 220;

function lengthOf(paragraphs: StoryProps['paragraphs']): number {
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}
