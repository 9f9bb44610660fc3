import { expect, test } from 'vitest';
import { pathFaults } from '../scenes/path-faults.ts';
import { themes } from '../themes/theme.ts';
import { signatures } from '../trades/signature.ts';
import { drawingSvg } from './drawing.ts';

const { base: palette } = themes.named('signboard');
const slot = { width: 4, height: 3 };
const alt = (text: string) => ({ text, from: 'default' as const, fields: [] });

test('every kind of drawing is composed for its slot and named by its alternative text', () => {
  const pictures = [
    { kind: 'scene', trade: 'plumber', composition: 0, ground: 0, mirror: false, seed: '1', alt: alt('Pipes & a gauge') },
    { kind: 'detail', trade: 'plumber', n: 1, seed: '1', alt: alt('Pipes & a gauge') },
    { kind: 'art', generator: 'bento', seed: '1', alt: alt('Pipes & a gauge') },
  ] as const;
  for (const picture of pictures) {
    const svg = drawingSvg(picture, slot, palette, 'd7');
    expect(svg, picture.kind).toContain('<title>Pipes &amp; a gauge</title>');
    expect(svg, picture.kind).toContain('role="img"');
  }
});

test('a wide slot gets a wide picture', () => {
  const picture = { kind: 'art', generator: 'layers', seed: '1', alt: alt('') } as const;
  expect(drawingSvg(picture, { width: 16, height: 9 }, palette, 'd1')).toContain('viewBox="0 0 711.1 400"');
});

test.each(signatures)('the signature $name takes the picture’s alternative text, or is hidden', (signature) => {
  const picture = { kind: 'signature', name: signature.name } as const;
  const named = drawingSvg({ ...picture, alt: alt('Ours & theirs') }, slot, palette, 'd1');
  expect(named).toContain('Ours &amp; theirs</title>');
  expect(named).not.toContain(signature.title);
  expect([...named.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) => pathFaults(data))).toEqual([]);
  const hidden = drawingSvg({ ...picture, alt: alt('') }, slot, palette, 'd1');
  expect(hidden).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(hidden).not.toContain('<title');
});

test('an unknown signature is named in the error', () => {
  expect(() => drawingSvg({ kind: 'signature', name: 'gone', alt: alt('') }, slot, palette, 'd1')).toThrow(
    'No signature drawing named "gone".',
  );
});
