import type { Picture } from '../../document/document.ts';
import { said, usual } from '../sample-words.ts';
import type { GalleryProps } from './schema.ts';

const drawn = (name: string, alt: string): Picture => ({ kind: 'signature', name, alt: usual(alt) });
const art = (seed: string): Picture => ({ kind: 'art', generator: 'layers', seed, alt: usual('') });

const photo = (n: number): Picture => ({
  kind: 'photo',
  alt: usual(`Photo ${n}`),
  photo: {
    id: `photo-${n}`,
    width: 960,
    height: 720,
    variants: (['avif', 'jpeg'] as const).map((format) => ({ format, width: 960, height: 720, bytes: 20_000, hash: `photo${n}` })),
  },
});

const filters = [
  { id: 'stone', label: usual('Stone') },
  { id: 'water', label: usual('Water') },
  { id: 'planting', label: usual('Planting') },
];

const works: GalleryProps['items'] = [
  {
    picture: drawn('stone-wall', 'Drawing of a stone wall with steps'),
    caption: usual('Steps through a dry-stacked wall'),
    filters: ['stone'],
  },
  { picture: drawn('dry-planting', 'Drawing of agave and penstemon'), caption: usual('Agave with penstemon'), filters: ['planting'] },
  {
    picture: drawn('garden-plan', 'Drawing of a garden plan'),
    caption: usual('A plan, drawn to build in stages'),
    filters: ['planting', 'water'],
  },
  { picture: drawn('courtyard-gate', 'Drawing of a courtyard gate'), caption: usual('Flagstone to a courtyard gate'), filters: ['stone'] },
  {
    picture: drawn('drip-line', 'Drawing of a drip line under plants'),
    caption: usual('Drip line: one emitter to a plant'),
    filters: ['water'],
  },
  {
    picture: drawn('adobe-garden', 'Drawing of a path and a low wall'),
    caption: usual('Path, low wall and shade'),
    filters: ['stone', 'planting'],
  },
];

export const samples: GalleryProps[] = [
  { heading: said('What we build'), note: usual('These are drawings of the kind of work we do, not photos of it.'), filters, items: works },
  { heading: usual('Pictures'), filters: [], items: works.slice(0, 3) },
  {
    heading: usual('Photos of the work'),
    filters: [],
    items: Array.from({ length: 9 }, (_, index) => ({
      picture: photo(index),
      ...(index === 1 && { before: photo(9) }),
      caption: usual(`Bed ${index + 1}`),
      filters: [],
    })),
  },
  {
    heading: usual('From the last year'),
    filters: [{ id: 'all-of-it', label: usual('A very long name of a filter') }, ...filters],
    items: Array.from({ length: 12 }, (_, index) => ({
      picture: art(`work-${index}`),
      caption: usual(
        index === 3 ? 'A caption that runs over several lines because someone had a lot to say about one picture' : `Picture ${index + 1}`,
      ),
      filters: [index % 2 ? 'all-of-it' : 'stone', index % 3 ? 'water' : 'planting'],
    })),
  },
];
