import { formatHex, oklch, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { ownBrand } from './brand.ts';
import { brandColors, brandSheet, flatColors, type Tokens } from './brand-colors.ts';

/** 200 colors, spread over hue, lightness and chroma, and the extremes. */
const colors = [
  ...new Set([
    ownBrand.color,
    ...['#000000', '#ffffff', '#808080', '#767676', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#010101', '#fefefe'],
    ...Array.from({ length: 199 }, (_, index) => {
      const [l, c] = [0.05 + 0.92 * ((index * 0.618034) % 1), 0.37 * ((index * 0.754878) % 1)];
      return formatHex({ mode: 'oklch', l, c, h: (index * 360) / 199 }) ?? '';
    }),
  ]),
].slice(0, 200);

/** Grounds that no brand changes. */
const fixed = { '--paper': '#fdfbf7', '--paper-2': '#f6f3ed', white: '#ffffff' };

test('there are 200 colors of every hue, lightness and chroma', () => {
  expect(new Set(colors).size).toBe(200);
  const tones = colors.map((color) => oklch(color));
  for (let hue = 0; hue < 360; hue += 30) expect(tones.some((tone) => tone && (tone.h ?? 0) >= hue && (tone.h ?? 0) < hue + 30)).toBe(true);
  expect(tones.filter((tone) => tone && tone.l < 0.3).length).toBeGreaterThan(20);
  expect(tones.filter((tone) => tone && tone.l > 0.85).length).toBeGreaterThan(20);
});

/** Every pair that pages have: front, grounds and the contrast they need. */
function pairsOf(color: string): { front: string; ground: string; needs: number; pair: string }[] {
  const { raw, light, dawn, dark, band } = brandColors(color);
  const onPaper = { ...fixed, ...raw, ...light };
  const onDawn = { ...onPaper, ...dawn };
  const atNight = { ...raw, ...dark };
  const onBand = { ...atNight, ...band };
  const pairs = (tokens: Tokens, fronts: string[], grounds: string[], needs: number) =>
    fronts.flatMap((front) =>
      grounds.map((ground) => ({ front: tokens[front] ?? '', ground: tokens[ground] ?? '', needs, pair: `${front} on ${ground}` })),
    );
  const paper = ['--paper', '--paper-2', 'white', '--dawn'];
  const night = ['--night-950', '--night-900', '--night-800'];
  const fills = (tokens: Tokens) => [
    ...pairs(tokens, ['--on-primary'], ['--primary', '--primary-hover'], 4.5),
    ...pairs(tokens, ['--on-accent'], ['--accent', '--accent-hover', '--sun', '--sun-hi'], 4.5),
  ];
  return [
    ...pairs(onPaper, ['--ink', '--ink-2', '--ink-3', '--danger'], paper, 4.5),
    ...pairs(onDawn, ['--ink', '--ink-2'], ['--dawn', '--dawn-2'], 4.5),
    ...pairs(onPaper, ['--control', '--focus', '--accent-line', '--sun-lo', '--primary'], paper, 3),
    ...pairs({ ...onPaper, '--on-danger': '#ffffff' }, ['--on-danger'], ['--danger'], 4.5),
    ...pairs(atNight, ['--ink', '--ink-2', '--ink-3', '--danger', '--sun', '--sun-hi'], night, 4.5),
    ...pairs(atNight, ['--ink', '--ink-2'], ['--night-700'], 4.5),
    ...pairs(atNight, ['--control', '--focus', '--accent-line', '--sun-lo'], night, 3),
    ...pairs(atNight, ['--night-950'], ['--danger'], 4.5),
    ...pairs(onBand, ['--primary'], night, 3),
    ...[onPaper, onDawn, atNight, onBand].flatMap(fills),
    ...mailPairs(color),
  ];
}

/** Emails, PDFs and icons. */
function mailPairs(color: string) {
  const flat = flatColors(color);
  const pair = (front: keyof typeof flat, ground: keyof typeof flat, needs: number) => ({
    front: flat[front],
    ground: flat[ground],
    needs,
    pair: `${front} on ${ground} in emails`,
  });
  return [
    ...(['ink', 'quiet'] as const).flatMap((front) => [pair(front, 'sheet', 4.5), pair(front, 'page', 4.5)]),
    pair('onPrimary', 'primary', 4.5),
    pair('primary', 'sheet', 3),
    ...(['nightInk', 'nightQuiet'] as const).flatMap((front) => [pair(front, 'ink', 4.5), pair(front, 'deep', 4.5)]),
    pair('onNightSun', 'nightSun', 4.5),
    pair('nightSun', 'ink', 3),
    pair('nightSun', 'deep', 3),
  ];
}

test.each(colors)('every pair of a brand in %s has its contrast', (color) => {
  const missed = pairsOf(color).filter(({ front, ground, needs }) => !(wcagContrast(front, ground) >= needs));
  expect(missed).toEqual([]);
});

test('a color that reads as it is, is used as it is', () => {
  for (const color of ['#0f766e', '#b91c1c', '#1d4ed8', '#ffb533', '#facc15']) expect(brandColors(color).light['--sun']).toBe(color);
});

test('a color that stands out from paper colors buttons; a pale one leaves them to the ink', () => {
  const primary = (color: string) => brandColors(color).light['--primary'];
  expect(primary('#0f766e')).toBe('#0f766e');
  expect(primary('#facc15')).toBe(brandColors('#facc15').light['--ink']);
});

test('the sheet sets every token in the modes of the theme, and nothing else', () => {
  const sheet = brandSheet('#0f766e');
  expect(sheet.match(/^[^{]+/gm)).toEqual([':root', ':root,.paper,.dawn', '.dawn', '@media (prefers-color-scheme:dark)', '.night']);
  expect(sheet).toMatch(/^(?:[^{}]*\{(?:--[\w-]+:#[0-9a-f]{6,8};?)+\}|@media[^{]+\{[^{]*\{(?:--[\w-]+:#[0-9a-f]{6};?)+\}\}|\n)+$/);
});

test('our own color keeps what was chosen by hand', () => {
  expect(flatColors(ownBrand.color)).toMatchObject({ ink: '#0b172c', sun: '#ffb533', primary: '#0b172c' });
});
