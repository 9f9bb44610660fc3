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

/** How much of each of 200 by 200 pixels a letter covers. */
async function inkOf(letter = ''): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${letter}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
