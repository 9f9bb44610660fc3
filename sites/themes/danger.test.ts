import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { dangerProperty } from './danger.ts';
import { toneOf } from './lightness.ts';
import { solvePalette } from './palette.ts';
import { themes } from './theme.ts';

describe.each(themes.all)('$name', ({ base }) => {
  test.each(['light', 'tinted', 'warm', 'dark', undefined] as const)('an error is read and is red in a %s mood', (mood) => {
    for (const colors of [[], ['#ff0000'], ['#0a3d91'], ['#ffff00'], ['#111111']]) {
      const palette = solvePalette({ base, colors, mood, seed: 5 });
      const [, danger] = dangerProperty(palette);
      expect(wcagContrast(danger, palette.surface)).toBeGreaterThanOrEqual(4.5);
      const { c, h } = toneOf(danger);
      expect(c).toBeGreaterThan(0.08);
      expect(Math.abs(h - 28)).toBeLessThan(12);
    }
  });
});
