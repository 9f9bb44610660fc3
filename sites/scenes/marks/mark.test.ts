import { expect, test } from 'vitest';
import { faults } from '../faults.ts';
import { sceneTrades } from '../scenes.ts';
import { initials } from './letters.ts';
import { mark, markKinds } from './mark.ts';

const colors = { paper: '#fffdf6', ink: '#0e1f19', brand: '#1f5a45', brandDeep: '#0e3226', accent: '#e0a23c', soft: '#e9ddbd' };
const request = { name: 'Halvorsen Plumbing', trade: 'plumber', seed: '1', colors, id: 'm1' };

test('every letter and digit draws in every construction, each differently', () => {
  for (const kind of markKinds.filter((name) => name !== 'badge')) {
    const drawn = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map((name) => {
      const svg = mark({ ...request, name, kind, seed: kind === 'stamp' || kind === 'door' ? seedWithLetter(kind, name) : '1' });
      expect(faults(svg), `${kind} ${name}`).toEqual([]);
      return svg;
    });
    expect(new Set(drawn).size, kind).toBe(drawn.length);
  }
});

test('every trade has a sign of its own', () => {
  for (const trade of sceneTrades) expect(faults(mark({ ...request, name: '', trade, kind: 'tiles' })), trade).toEqual([]);
  expect(new Set(sceneTrades.map((trade) => mark({ ...request, trade, kind: 'badge', seed: '5' }))).size).toBe(sceneTrades.length);
});

test.each([
  ['Halvorsen Plumbing', ['H', 'P']],
  ['The Corner Post', ['C', 'P']],
  ['Élan', ['E']],
  ['Ørsted & Łoś', ['O', 'L']],
  ['7 Days Auto', ['7', 'D']],
  ['Третья смена', ['']],
  ['', ['']],
  ['!!!', ['']],
  ['王 Kitchen', ['', 'K']],
])('the initials of "%s" are %j', (name, expected) => {
  expect(initials(name)).toEqual(expected);
});

test('a name that cannot be drawn gets a geometric sign instead of letters', () => {
  for (const kind of markKinds) {
    const svg = mark({ ...request, name: '日本', kind });
    expect(faults(svg), kind).toEqual([]);
  }
  expect(mark({ ...request, name: '日本', kind: 'point' })).not.toBe(mark({ ...request, name: 'O', kind: 'point' }));
});

test('the same request gives the same mark, and seeds choose among the constructions', () => {
  expect(mark(request)).toBe(mark(request));
  expect(new Set(Array.from({ length: 60 }, (_, seed) => mark({ ...request, seed: `${seed}` }))).size).toBeGreaterThan(20);
});

test('an unknown construction is left to the seed', () => {
  expect(mark({ ...request, kind: 'hologram' })).toBe(mark({ ...request }));
});

test('parts outside the mark’s own ground can take the page’s text color', () => {
  expect(mark({ ...request, kind: 'point', bare: 'currentColor' })).toContain('stroke="currentColor"');
});

test('a title is the accessible name, escaped', () => {
  expect(mark({ ...request, title: 'A "B" & <C>' })).toContain('aria-label="A &quot;B&quot; &amp; &lt;C>"');
  expect(mark(request)).toContain('aria-hidden="true"');
});

/** A seed with which a construction that shows a letter or the trade's sign shows the letter. */
function seedWithLetter(kind: string, name: string): string {
  const found = Array.from({ length: 50 }, (_, seed) => `${seed}`).find((seed) =>
    mark({ ...request, name, kind, seed }).includes('stroke-linejoin="miter"'),
  );
  if (!found) throw new Error(`No seed of 50 shows a letter for ${kind}.`);
  return found;
}
