import { expect, test } from 'vitest';
import type { Photo, PhotoTone } from '../document/document.ts';
import { themes } from '../themes/theme.ts';
import { createPhotoLooks } from './photo-looks.ts';

const samplePhoto: Photo = { id: 'sample', width: 1200, height: 900, variants: [] };
const palette = themes.named('clock').base;
const even = { darkest: 0.05, lightest: 0.95 };
const tone: PhotoTone = { lightness: 0.62, spread: 0.19, chroma: 0.07, white: 0, black: 0, whole: even, left: even, lowerLeft: even };

test('a photo that is well lit and has its subject in the middle needs no class', () => {
  const looks = createPhotoLooks({ ...palette, scheme: 'light', brand: '#8a6d4f' });
  expect(looks.classOf({ ...samplePhoto, focus: { x: 0.52, y: 0.47 } })).toBeUndefined();
  expect(looks.css()).toBe('');
});

test('photos that are cropped and filtered alike share a class', () => {
  const looks = createPhotoLooks(palette);
  const left = { ...samplePhoto, focus: { x: 0.2, y: 0.5 } };
  expect(looks.classOf(left)).toBe('photo0');
  expect(looks.classOf({ ...left, focus: { x: 0.8, y: 0.314 } })).toBe('photo1');
  expect(looks.classOf({ ...left, id: 'another' })).toBe('photo0');
  expect(looks.css()).toBe('.photo0{object-position:20% 50%}.photo1{object-position:80% 31%}');
});

test('a photo that is too dark for the others is brightened a little, and none loses its colors', () => {
  const looks = createPhotoLooks({ ...palette, deep: '#000000', bg: '#ffffff', scheme: 'light' });
  looks.classOf({ ...samplePhoto, tone: { ...tone, lightness: 0.45 } });
  expect(looks.css()).toMatch(/^\.photo0\{filter:brightness\(1\.12\) saturate\([\d.]+\)\}$/);
  // One that was uploaded before dark photos were lightened.
  looks.classOf({ ...samplePhoto, tone: { ...tone, lightness: 0.2, spread: 0.08 } });
  expect(looks.css()).toMatch(/\.photo1\{filter:brightness\(1\.12\) contrast\(1\.1\) saturate\([\d.]+\)\}$/);
});
