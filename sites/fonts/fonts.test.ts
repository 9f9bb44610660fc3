import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { themes } from '../themes/theme.ts';
import { fontFaceCss, fontFile, fontStack } from './fonts.ts';
import metrics from './metrics.json';
import { facesOf } from './pairing.ts';

const pairings = themes.all.flatMap((theme) => theme.pairings.map((pairing) => ({ theme: theme.name, pairing })));

describe.each(pairings)('$theme: $pairing.key', ({ pairing }) => {
  test('its files are two at most and come to 50 KB', async () => {
    const files = await Promise.all(facesOf(pairing).map(({ file }) => fontFile(file)));
    expect(files.length).toBeLessThanOrEqual(2);
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    expect(bytes).toBeLessThanOrEqual(50 * 1024);
  });

  test('its faces have a web font and a local stand-in, named in the stack', () => {
    for (const face of facesOf(pairing)) {
      const css = fontFaceCss(face, '/fonts/x.woff2');
      const declared = [...css.matchAll(/font-family:("[^"]+")/g)].map((match) => match[1]);
      expect(declared).toHaveLength(2);
      for (const family of declared) expect(fontStack(face)).toContain(family);
    }
  });
});

test('a file is WOFF2 and its hash is of its content', async () => {
  const [besley, karla] = await Promise.all([fontFile('besley'), fontFile('karla')]);
  expect(besley.bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(besley.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(besley.hash).not.toBe(karla.hash);
});

test('stand-ins are within the room that a font of the web can take', () => {
  for (const [name, font] of Object.entries(metrics)) {
    expect(font.sizeAdjust, name).toBeGreaterThan(0.6);
    expect(font.sizeAdjust, name).toBeLessThan(1.5);
    const lineHeight = (font.ascent + font.descent + font.lineGap) * font.sizeAdjust;
    expect(lineHeight, name).toBeGreaterThan(0.9);
    expect(lineHeight, name).toBeLessThan(1.8);
  }
});

test('an unknown font is named in the error', async () => {
  await expect(fontFile('comic-sans')).rejects.toThrow('No font file named "comic-sans".');
});

test.each(Object.keys(metrics))('a hyphen that keeps a phone number on one line looks like any other in %s', async (file) => {
  const font = create((await fontFile(file)).bytes);
  const [hyphen, other] = [0x2011, 0x2d].map((code) => font.glyphForCodePoint(code).id);
  expect(hyphen).toBeGreaterThan(0);
  expect(hyphen).toBe(other);
});
