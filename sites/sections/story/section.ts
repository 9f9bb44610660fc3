import { wordCount } from '../../language/sentences.ts';
import type { SectionInfo } from '../info.ts';
import type { StoryProps } from './schema.ts';

/** With fewer words, a board with one sentence on it says less than the picture alone. */
const fewestOnBoard = 40;

export const info: SectionInfo = {
  label: 'Story',
  // It stands on the sidewalk before a shop.
  unsuited: (variant, { isShop }) => variant === 'sandwich' && !isShop,
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
  withLittle: (variant, { paragraphs, picture }: StoryProps) => {
    const words = paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0);
    return variant === 'sandwich' && picture && words < fewestOnBoard ? 'side' : undefined;
  },
};
