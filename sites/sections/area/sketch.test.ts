import { expect, test } from 'vitest';
import { mostPlots, sketchOf } from './sketch.ts';

const eight = ['Cary', 'Garner', 'Wake Forest', 'Holly Springs', 'Fuquay-Varina', 'Morrisville', 'Apex', 'Knightdale'];

test('the same names give the same sketch, other names another', () => {
  expect(sketchOf('Raleigh', eight)).toEqual(sketchOf('Raleigh', eight));
  expect(sketchOf('Raleigh', eight).roads).not.toEqual(sketchOf('Boise', eight).roads);
});

test('every label stays on the sheet and no two labels overlap, for one to eight places', () => {
  for (let count = 1; count <= eight.length; count++) {
    for (const home of ['Raleigh', 'Coeur d’Alene', 'The Villages', 'Naples']) {
      const { plots, width, height } = sketchOf(home, eight.slice(0, count));
      const boxes = plots.map(({ label }) => {
        const wide = Math.max(...label.lines.map((line) => line.length)) * label.size * 0.58;
        const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - wide : label.x - wide / 2;
        return { left, right: left + wide, top: label.y - label.size, bottom: label.y + (label.lines.length - 1) * label.size * 1.05 };
      });
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
      }
      boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
          expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top, `${home}, ${count} places`).toBe(true);
        }
      });
    }
  }
});

test('a name too long for its room is broken in two and set smaller, and places past the eighth are left to the list', () => {
  const { plots } = sketchOf('Raleigh', ['Saint George Washington Heights', ...eight, 'Zebulon']);
  expect(plots).toHaveLength(mostPlots);
  expect(plots[0]?.label.lines).toHaveLength(2);
});
