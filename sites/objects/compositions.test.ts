import { describe, expect, test } from 'vitest';
import { faults } from '../scenes/faults.ts';
import { nth } from '../scenes/nth.ts';
import type { Colors, Ground } from '../scenes/tones.ts';
import { type CompositionRequest, compositionKinds, compositionPicture, groundsOf, suits, titleOf } from './composition-picture.ts';
import { objectNames } from './object.ts';

const frames = [
  [4, 3],
  [16, 9],
  [3, 1],
  [3, 4],
  [1, 1],
  [2, 1],
] as const;

const palettes: Record<string, Colors> = {
  green: { paper: '#fdfaf3', ink: '#14201a', brand: '#1f5c46', brandDeep: '#123a2c', accent: '#e0a23c', soft: '#ebdfbf' },
  black: { paper: '#ffffff', ink: '#0a0a0a', brand: '#111111', brandDeep: '#000000', accent: '#ffd21e', soft: '#ebe9e2' },
  pale: { paper: '#ffffff', ink: '#101010', brand: '#fff27a', brandDeep: '#ffe100', accent: '#fdd0e4', soft: '#222222' },
};

/** One thing, two, a few and many; standing, flat, hung, large and small. */
const sets = [
  ['tree'],
  ['tooth', 'toothbrush'],
  ['piano', 'fork', 'metronome'],
  ['hammer', 'saw', 'wrench', 'toolbox'],
  ['boat', 'anchor', 'lifering', 'fish'],
  ['lily', 'candle', 'bell', 'wreath'],
  ['towtruck', 'hook', 'cone'],
  ['meditate', 'mat', 'lotus'],
  ['typewriter', 'watch', 'clock', 'pen', 'books', 'glasses', 'eyechart'],
] as const;

const request: CompositionRequest = {
  objects: ['vase', 'teapot', 'books', 'candle'],
  kind: 'table',
  seed: 'a',
  width: 4,
  height: 3,
  colors: palettes.green as Colors,
  id: 'p1',
};

describe.each(Object.entries(palettes))('in the colors of %s', (_name, colors) => {
  test('every composition draws all kinds of objects in every frame', () => {
    const found: string[] = [];
    let [bytes, count] = [0, 0];
    for (const kind of compositionKinds) {
      for (const objects of sets) {
        for (const [width, height] of frames) {
          const svg = compositionPicture({ ...request, kind, objects, width, height, colors, seed: `${width}`, title: 'A picture' });
          found.push(...faults(svg).map((fault) => `${kind} of ${objects.join()} ${width}:${height}: ${fault}`));
          bytes += svg.length;
          count++;
        }
      }
    }
    expect(found).toEqual([]);
    expect(bytes / count).toBeLessThan(4500);
  });
});

test('every object draws well-formed as the hero of two compositions, beside another', () => {
  const found = objectNames.flatMap((name, index) => {
    const objects = [name, nth(objectNames, (index + 40) % objectNames.length)];
    const taking = compositionKinds.filter((kind) => suits(kind, objects, 4 / 3) > 0);
    return [0, 7].flatMap((turn) => {
      const kind = nth(taking, (index + turn) % taking.length);
      return faults(compositionPicture({ ...request, kind, objects, seed: `${index}` })).map(
        (fault) => `${kind} of ${objects.join()}: ${fault}`,
      );
    });
  });
  expect(found).toEqual([]);
});

test('there are at least nineteen compositions', () => {
  expect(compositionKinds.length).toBeGreaterThanOrEqual(19);
});

test('ids are unique and begin with the given id, so two pictures can share a page', () => {
  for (const kind of compositionKinds) {
    const ids = ['x1', 'x2'].flatMap((id) => {
      const svg = compositionPicture({ ...request, kind, id, title: 'A picture' });
      const own = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
      expect(
        own.filter((name) => !name.startsWith(id)),
        kind,
      ).toEqual([]);
      return own;
    });
    expect(new Set(ids).size, kind).toBe(ids.length);
  }
});

test('the same request gives the same picture, and eight seeds at least six different ones', () => {
  for (const kind of compositionKinds) {
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => compositionPicture({ ...request, kind, seed }));
    expect(compositionPicture({ ...request, kind }), kind).toBe(pictures[0]);
    expect(new Set(pictures).size, kind).toBeGreaterThanOrEqual(6);
  }
});

test('a ground that a composition was drawn for is kept, another is not', () => {
  for (const kind of compositionKinds) {
    const on = (ground: Ground) => compositionPicture({ ...request, kind, ground });
    const pictures = new Set(groundsOf(kind).map(on));
    expect(pictures.size, kind).toBe(groundsOf(kind).length);
  }
  expect(groundsOf('room')).not.toContain('deep');
  expect(compositionPicture({ ...request, kind: 'room', ground: 'deep' })).toBe(compositionPicture({ ...request, kind: 'room' }));
});

const animals = ['M-24 0A24 24', 'M-40 4V-18', 'M0 0C-34-40', 'M-48-30Q-60', 'M-52-8Q-30'];
const seeds = Array.from({ length: 12 }, (_, index) => `${index}`);
/** Compositions in which an animal may come to these objects. */
function visited(objects: string[], quiet: boolean): string[] {
  return compositionKinds.filter((kind) =>
    seeds.some((seed) => {
      const svg = compositionPicture({ ...request, kind, seed, quiet, objects });
      return animals.some((animal) => svg.includes(animal));
    }),
  );
}

test('animals come to things of nature, unless the picture is quiet', () => {
  const garden = ['tulips', 'barrow', 'birdhouse', 'plant'];
  expect(visited(garden, false).length).toBeGreaterThan(10);
  expect(visited(garden, true)).toEqual([]);
});

test('no animal comes to a piano, a grill or a car, nor to a garden with a truck in it', () => {
  for (const objects of [
    ['piano', 'metronome'],
    ['grill', 'propane'],
    ['car', 'cone'],
    ['tulips', 'truck'],
  ])
    expect(visited(objects, false), objects.join()).toEqual([]);
});

test('each thing is drawn once, if a picture shows it in a row, on shelves, on a wall or in panels', () => {
  const objects = ['hammer', 'saw', 'wrench', 'toolbox'];
  for (const kind of ['shelf', 'wall', 'bento', 'flatlay', 'table', 'bench']) {
    for (const seed of seeds) {
      expect(compositionPicture({ ...request, kind, seed, objects, width: 2, height: 1 }), `${kind} ${seed}`).not.toContain('<use ');
    }
  }
});

test('a moon is only over what happens at night', () => {
  const moons = (objects: string[]) =>
    seeds.filter((seed) => {
      const sky = { ...request, kind: 'street', objects, seed, ground: 'brand' as const, colors: palettes.black as Colors };
      return compositionPicture(sky).includes('r="34" fill="#ebe9e2"/>');
    });
  expect(moons(['ghost'])).toEqual(seeds);
  expect(moons(['car'])).toEqual([]);
});

test('no cat sits beside a canary or an aquarium', () => {
  const cats = (...objects: string[]) =>
    seeds.filter((seed) => compositionPicture({ ...request, kind: 'window', objects, seed }).includes('M-52 0C-56-60-30-84'));
  expect(cats('tulips')).not.toEqual([]);
  expect(cats('birdcage')).toEqual([]);
  expect(cats('tulips', 'aquarium')).toEqual([]);
});

test('a clock is not turned when its picture is', () => {
  const clock = (mirror: boolean) => compositionPicture({ ...request, kind: 'sign', objects: ['clock'], mirror });
  expect(clock(true)).toMatch(/matrix\(-1 0 0 1 .*scale\(-/);
  expect(clock(false)).not.toMatch(/scale\(-/);
});

test('compositions take what fits them', () => {
  const best = (...names: string[]) => [...compositionKinds].sort((one, other) => suits(other, names, 4 / 3) - suits(one, names, 4 / 3))[0];
  expect(best('piano', 'fork', 'metronome')).toBe('room');
  expect(best('camper', 'log', 'boot')).toBe('yard');
  expect(best('sail', 'anchor')).toBe('water');
  expect(best('raft', 'lifering', 'map')).toBe('water');
  expect(best('parachute', 'plane')).toBe('sky');
  expect(best('air-balloon', 'plane')).toBe('sky');
  expect(best('meditate', 'mat', 'lotus')).toBe('person');
  expect(best('towtruck', 'hook', 'cone')).toBe('street');
  expect(suits('window', ['septic', 'shovel', 'pump'], 4 / 3)).toBe(0);
  expect(suits('window', ['bread', 'cupcake', 'wheat'], 4 / 3)).toBeGreaterThan(1);
});

test('panels lead with the hero: none is larger than its own', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const areas = [
      ...compositionPicture({ ...request, kind: 'bento', seed, mirror: false }).matchAll(
        /<clipPath[^>]*><path d="M[^h]*h([\d.]+)v([\d.]+)/g,
      ),
    ].map(([, width, height]) => Number(width) * Number(height));
    expect(areas.length, seed).toBeGreaterThan(2);
    expect(Math.max(...areas), seed).toBe(areas[0]);
  }
});

test('no ceiling lamp hangs over what lives outdoors', () => {
  const seeds = Array.from({ length: 24 }, (_, index) => `${index}`);
  const lamps = (objects: string[]) => seeds.filter((seed) => compositionPicture({ ...request, objects, seed }).includes('a62 58'));
  expect(lamps(['vase', 'teapot'])).not.toEqual([]);
  expect(lamps(['honey', 'hive'])).toEqual([]);
  for (const kind of ['counter', 'spotlight']) expect(suits(kind, ['honey', 'hive'], 4 / 3), kind).toBe(0);
});

test('every set of objects has at least six compositions that take it in any frame', () => {
  for (const objects of sets.slice(1)) {
    for (const [width, height] of frames) {
      const taking = compositionKinds.filter((kind) => suits(kind, objects, width / height) >= 0.5);
      expect(taking.length, `${objects.join()} ${width}:${height}`).toBeGreaterThanOrEqual(6);
    }
  }
});

test('a picture is named by its objects', () => {
  expect(titleOf(['piano'])).toBe('an upright piano');
  expect(titleOf(['fork', 'mirror'], 'es')).toBe('un diapasón y un espejo de mano');
  expect(titleOf(['piano', 'fork', 'metronome', 'piano'])).toBe('an upright piano, a tuning fork and a metronome');
  expect(compositionPicture({ ...request, title: 'Cups & <vases>' })).toContain('<title>Cups &amp; &lt;vases&gt;</title>');
  expect(compositionPicture(request)).toContain('aria-hidden="true"');
});

test('an unknown composition is refused', () => {
  expect(() => compositionPicture({ ...request, kind: 'circus' })).toThrow('No composition is named circus.');
});
