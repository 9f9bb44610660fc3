import type { SectionInfo } from '../info.ts';
import type { DetailsProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Services in detail',
  entry: 'Service',
  frames: {
    departures: 4 / 3,
    entries: 4 / 3,
    flora: 3 / 4,
    folds: 4 / 3,
    frames: 4 / 3,
    lanes: 4 / 3,
    nailed: 4 / 3,
    pegs: 4 / 3,
    rooms: 4 / 3,
    shelves: 3 / 2,
    stones: 16 / 9,
    stops: 3 / 2,
    tickets: 1,
  },
  shows: { pegs: { tools: true } },
  // Cut-out objects are part of the page's own HTML.
  earlyPictures: (pictures, variant) => Math.min(pictures.filter(({ kind }) => variant !== 'pegs' || kind === 'photo').length, 3),
  offered: ({ items }: DetailsProps) => items,
};
