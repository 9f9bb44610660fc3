import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { inLife, leastSeen } from '../scenes/life-colors.ts';
import { siteColors } from '../scenes/site-colors.ts';
import { type Ground, type GroundTones, onGround, tones } from '../scenes/tones.ts';
import { toneOf } from '../themes/lightness.ts';
import { solvePalette } from '../themes/palette.ts';
import { palettePlans } from '../themes/palettes.ts';
import { themes } from '../themes/theme.ts';
import { livingObjects } from './life.ts';
import { object } from './object.ts';
import { skinOf } from './skin.ts';

/** Owners' colors that took the color out of drawings, and some that gave them theirs. */
const owners = ['#2f3236 #808488', '#111111 #ffffff', '#111111 #d4af37', '#6b7681', '#14284b #c8102e', '#1f4d2e', '#f2c230', '#e0267d'];
const { base } = themes.named('foothill');
const palettes = [
  ...themes.all.map((theme) => theme.base),
  ...palettePlans.map((plan) => solvePalette({ base, colors: [], plan, seed: 3 })),
  ...(['light', 'dark'] as const).flatMap((mood) =>
    owners.map((colors) => solvePalette({ base, colors: colors.split(' '), mood, seed: 3 })),
  ),
];
const grounds: Ground[] = ['soft', 'paper', 'brand', 'deep', 'accent'];
const everyGround: GroundTones[] = palettes.flatMap((palette) => grounds.map((on) => onGround(tones(siteColors(palette)), on)));

/** One object for each color that an object's first color has. */
const wearers = [...new Map(Object.entries(livingObjects).flatMap(([name, { main }]) => (main ? [[main, name] as const] : [])))];

/** What's wrong with the first color of an object of each color, in every palette and on every ground. */
function faultsOf(judge: (worn: string, color: string, ground: string) => boolean): string[] {
  return wearers.flatMap(([color, name]) =>
    everyGround.flatMap((tone) => {
      const { main } = skinOf(object(name), tone, tone.on, 0);
      return judge(main, color, tone.ground) ? [] : [`${name} on ${tone.on} ${tone.ground}: ${main}`];
    }),
  );
}

/**
 * A color keeps at least half of its chroma, and never less than 0.03, from which on the eye sees a color. Its hue turns by
 * 25 degrees at most, the way from yellow to the orange of its shade.
 */
test('what has a color in life keeps it in every palette and on every ground', () => {
  const faults = faultsOf((worn, color) => {
    const tone = toneOf(worn);
    const [, c, h] = inLife(color);
    return tone.c >= Math.max(0.03, c / 2) && Math.abs(((tone.h - h + 540) % 360) - 180) <= 25;
  });
  expect(faults).toEqual([]);
});

test('it’s seen on its ground', () => {
  expect(faultsOf((worn, _, ground) => wcagContrast(worn, ground) >= leastSeen)).toEqual([]);
});

test('a plate is never in the color of its ground', () => {
  const plates = everyGround.flatMap((tone) =>
    [0, 1]
      .filter((outfit) => skinOf(object('roast-chicken'), tone, tone.on, outfit).paper === tone.ground)
      .map((outfit) => `${tone.on} ${outfit}`),
  );
  expect(plates).toEqual([]);
});

test('it belongs to its page: the same bread is another one on a blue page than on a red one', () => {
  const breads = ['#14284b', '#c8102e'].map((color) => {
    const tone = onGround(tones(siteColors(solvePalette({ base, colors: [color], mood: 'light', seed: 3 }))), 'paper');
    return skinOf(object('bread'), tone, 'paper', 0).main;
  });
  expect(new Set(breads).size).toBe(2);
});

test('every color of life is worn by a drawing in a role that it has', () => {
  const faults = Object.entries(livingObjects).flatMap(([name, life]) => {
    const { outer, inner } = object(name);
    return Object.entries(life).flatMap(([role, color]) => {
      inLife(color);
      return [`"${role}"`, `"${role}-`].some((worn) => (outer + inner).includes(worn)) ? [] : [`${name} has no ${role}`];
    });
  });
  expect(faults).toEqual([]);
});
