import { describe, expect, test } from 'vitest';
import { art } from '../scenes/art/art.ts';
import { faults, maxBytes } from '../scenes/faults.ts';
import { siteColors } from '../scenes/site-colors.ts';
import type { Colors } from '../scenes/tones.ts';
import { themes } from '../themes/theme.ts';
import { compositionTitle, detail, detailCount, detailTitle, scene, sceneCount, sceneTrades } from './scenes.ts';

const frames = [
  [4, 3],
  [16, 9],
  [9, 16],
  [1, 1],
  [3, 1],
] as const;

const palettes: Record<string, Colors> = {
  ...Object.fromEntries(themes.all.map(({ name, base }) => [name, siteColors(base)])),
  black: { paper: '#ffffff', ink: '#0a0a0a', brand: '#111111', brandDeep: '#000000', accent: '#ffd21e', soft: '#ebe9e2' },
  pale: { paper: '#ffffff', ink: '#101010', brand: '#fff27a', brandDeep: '#ffe100', accent: '#fdd0e4', soft: '#222222' },
};

test('every trade that has drawings has scenes and details', () => {
  expect(sceneTrades).toContain('general');
  for (const trade of sceneTrades) {
    expect(sceneCount(trade), trade).toBeGreaterThanOrEqual(2);
    expect(detailCount(trade), trade).toBeGreaterThanOrEqual(2);
  }
});

describe.each(Object.entries(palettes))('in the colors of %s', (_name, colors) => {
  test('every composition draws on every ground in every frame', () => {
    const found: string[] = [];
    for (const trade of sceneTrades) {
      for (let composition = 0; composition < sceneCount(trade); composition++) {
        for (const ground of [0, 0.4, 0.8]) {
          for (const [width, height] of frames) {
            const svg = scene({ trade, seed: `${width}`, width, height, colors, id: 'p1', composition, ground, title: 'A scene' });
            found.push(...faults(svg).map((fault) => `${trade} ${composition} ${ground} ${width}:${height}: ${fault}`));
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('every detail draws on every ground', () => {
    const found: string[] = [];
    for (const trade of sceneTrades) {
      for (let n = 0; n < detailCount(trade); n++) {
        for (const ground of ['soft', 'brand', 'accent'] as const) {
          found.push(
            ...faults(detail({ trade, n, seed: '1', colors, id: 'p1', ground })).map((fault) => `${trade} ${n} ${ground}: ${fault}`),
          );
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('every generator of art draws', () => {
    const found: string[] = [];
    for (const generator of ['bento', 'contours', 'layers', 'arches'] as const) {
      for (let seed = 0; seed < 40; seed++) {
        for (const [width, height] of frames) {
          const svg = art({ generator, seed: `${seed}`, width, height, colors, id: 'p1' });
          found.push(...faults(svg).map((fault) => `${generator} ${seed} ${width}:${height}: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
});

const request = { width: 4, height: 3, colors: palettes.signboard as Colors, id: 'p1' };

test('the same request gives the same picture, another seed or id another', () => {
  const first = scene({ ...request, trade: 'plumber', seed: 'a' });
  expect(scene({ ...request, trade: 'plumber', seed: 'a' })).toBe(first);
  const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((seed) => scene({ ...request, trade: 'plumber', seed }));
  expect(new Set([first, ...others]).size).toBeGreaterThan(4);
});

test('ids follow the given id, so two pictures can share a page', () => {
  for (const trade of sceneTrades) {
    for (let composition = 0; composition < sceneCount(trade); composition++) {
      const [one, two] = ['x1', 'x2'].map((id) => scene({ ...request, trade, seed: '1', id, composition }));
      const ids = [one, two].flatMap((svg) => [...(svg ?? '').matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      expect(new Set(ids).size, `${trade} ${composition}`).toBe(ids.length);
    }
  }
});

test('charts and handwriting are never mirrored', () => {
  const [asked, plain] = [true, false].map((mirror) => scene({ ...request, trade: 'accountant-tax', composition: 0, seed: '1', mirror }));
  expect(asked).toBe(plain);
  const [turned, straight] = [true, false].map((mirror) => scene({ ...request, trade: 'plumber', composition: 0, seed: '1', mirror }));
  expect(turned).not.toBe(straight);
});

test('a title names the picture and is escaped; without one the picture is hidden', () => {
  expect(scene({ ...request, trade: 'hair-salon', seed: '1', title: 'Cut & <color>' })).toContain('<title>Cut &amp; &lt;color&gt;</title>');
  expect(scene({ ...request, trade: 'hair-salon', seed: '1' })).toContain('aria-hidden="true"');
});

test('counts and titles go round, and an unknown trade gets the general pictures', () => {
  expect(compositionTitle('plumber', sceneCount('plumber'))).toBe(compositionTitle('plumber', 0));
  expect(detailTitle('plumber', -1)).toBe(detailTitle('plumber', detailCount('plumber') - 1));
  expect(compositionTitle('astronaut', 0)).toBe(compositionTitle('general', 0));
});

test('no two compositions of a trade have the same title', () => {
  for (const trade of sceneTrades) {
    const titles = Array.from({ length: sceneCount(trade) }, (_, n) => compositionTitle(trade, n));
    expect(new Set(titles).size, trade).toBe(titles.length);
  }
});

test('a fault is seen when there is one', () => {
  const drawn = scene({ ...request, trade: 'plumber', seed: '1' });
  expect(faults(drawn)).toEqual([]);
  expect(faults(drawn.replace('</svg>', '<text>Hi</text></svg>'))).toEqual(['has <text>']);
  expect(faults(drawn.replace('</svg>', '<g id="a"/><g id="a"/></svg>'))).toEqual(['repeats an id']);
  expect(faults(drawn.replace('</svg>', '<g clip-path="url(#q)"/></svg>'))).toEqual(['refers to #q, which is not in it']);
  expect(faults(drawn.replace(/M0 0h/, 'MNaN 0h'))).toContain('holds NaN');
  expect(faults(drawn.replace(/M0 0h/, 'M0 0 0h'))).toEqual(['"M0 0 0" isn’t well-formed']);
  expect(faults(drawn.replace('</svg>', `${' '.repeat(maxBytes)}</svg>`))[0]).toMatch(/bytes/);
});
