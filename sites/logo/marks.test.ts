import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoFace, logoFaces } from './face.ts';
import { initialsMark, type MarkParts } from './marks.ts';

const colors = { ground: '#1f5c46', figure: '#fdfaf3', second: '#e0a23c', ink: '#123a2c' };
const laced: MarkParts['pick'] = (list) => list.find((one) => one === 'laced') ?? list[0];
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Each letter first and second once, and the pair that was read as FD. */
const pairs = [['R', 'D'], ...alphabet.map((first, index) => [first, alphabet[(index * 7 + 3) % 26] ?? 'A'])];

test.each(['besley', 'oswald', ...logoFaces.filter((_, index) => index % 5 === 0)])(
  'no initial of %s covers a part of the other',
  async (file) => {
    const covered: string[] = [];
    for (const letters of pairs) {
      const initials = { letters, joined: false };
      const mark = initialsMark({ face: logoFace(file), initials, shape: 'square', colors, id: 'a', pick: laced });
      const [one, other] = mark?.match(/<path transform[^>]*>/g) ?? [];
      const [first, second] = await Promise.all([inkOf(one), inkOf(other)]);
      if (first.some((alpha, at) => alpha > 127 && (second[at] ?? 0) > 127)) covered.push(letters.join(''));
    }
    expect(covered).toEqual([]);
  },
);

test.each([
  ['joined by a sign', { letters: ['D', 'D'], joined: true }, 3],
  ['laced', { letters: ['R', 'D'], joined: false }, 2],
])('each letter of two that are %s can be read on the ground, whatever the second color is', (_, initials, count) => {
  for (const second of ['#e0a23c', '#1f5c46', '#2b6b53', '#7c9c8f']) {
    const mark = initialsMark({ face: logoFace('besley'), initials, shape: 'square', colors: { ...colors, second }, id: 'a', pick: laced });
    const inks = [...(mark ?? '').matchAll(/<path transform[^>]*fill="([^"]*)"/g)].map(([, ink = '']) => ink);
    expect(inks).toHaveLength(count);
    for (const ink of inks) expect(wcagContrast(ink, colors.ground), second).toBeGreaterThanOrEqual(3);
  }
});

/** How much of each of 200 by 200 pixels a letter covers. */
async function inkOf(letter = ''): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${letter}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
