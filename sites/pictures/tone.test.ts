import { describe, expect, test } from 'vitest';
import { photoToneSchema } from '../document/document.ts';
import { gradeOf, hintsOf } from './grade.ts';
import { photoTone } from './tone.ts';

/** Pixels of 8 × 8, each by its column and row. */
function pixels(colorAt: (x: number, y: number) => [number, number, number]) {
  const data = Buffer.from(Array.from({ length: 64 }, (_, n) => colorAt(n % 8, Math.floor(n / 8))).flat());
  return { data, info: { width: 8, height: 8, channels: 3 as const } };
}

const usual = { lightness: 0.57, spread: 0.19, chroma: 0.06, white: 0, black: 0.02 };
const everywhere = { darkest: 0.2, lightest: 0.9 };
const tone = (part: object) => ({ ...usual, whole: everywhere, left: everywhere, lowerLeft: everywhere, ...part });

describe('photoTone', () => {
  test('tells how light a photo is, and where text would fit', () => {
    const found = photoTone(pixels((x, y) => (x < 4 ? (y < 4 ? [60, 60, 60] : [20, 20, 20]) : [255, 255, 255])));
    expect(photoToneSchema.safeParse(found).success).toBe(true);
    expect(found).toMatchObject({ white: 0.5, chroma: 0, whole: { lightest: 1 } });
    expect(found.left.lightest).toBeLessThan(0.4);
    expect(found.lowerLeft.lightest).toBeLessThan(0.2);
    expect(found.hue).toBeUndefined();
  });

  test('has a hue if the colors agree', () => {
    const blue = photoTone(pixels((x) => [20 + x * 4, 90 + x * 4, 200]));
    expect(blue.hue).toBeGreaterThan(240);
    expect(blue.hue).toBeLessThan(275);
    expect(photoTone(pixels((x) => (x % 2 ? [220, 40, 40] : [40, 200, 200]))).hue).toBeUndefined();
  });

  test('takes gray pictures', () => {
    const gray = { data: Buffer.alloc(16, 128), info: { width: 4, height: 4, channels: 1 as const } };
    expect(photoTone(gray)).toMatchObject({ chroma: 0, spread: 0 });
  });
});

describe('gradeOf', () => {
  const light = hintsOf({ scheme: 'light', brand: '#2f6d4f' });

  test('moves a dull, dark photo and a loud, light one toward each other', () => {
    const [dull, loud] = [
      gradeOf(tone({ lightness: 0.4, spread: 0.1, chroma: 0.03 }), light),
      gradeOf(tone({ lightness: 0.8, spread: 0.28, chroma: 0.14 }), light),
    ];
    for (const filter of ['brightness', 'contrast', 'saturate'] as const) {
      expect(dull[filter], filter).toBeGreaterThan(1);
      expect(loud[filter], filter).toBeLessThan(1);
    }
  });

  test('stays within narrow limits', () => {
    for (const extreme of [tone({ lightness: 0, spread: 0, chroma: 0.02 }), tone({ lightness: 1, spread: 0.5, chroma: 0.4 })]) {
      const { brightness, contrast, saturate } = gradeOf(extreme, light);
      expect(brightness).toBeGreaterThanOrEqual(0.92);
      expect(brightness).toBeLessThanOrEqual(1.12);
      expect(contrast).toBeGreaterThanOrEqual(0.94);
      expect(contrast).toBeLessThanOrEqual(1.1);
      expect(saturate).toBeGreaterThanOrEqual(0.8);
      expect(saturate).toBeLessThanOrEqual(1.15);
    }
  });

  test('keeps white grounds white, black and white photos gray, and photos from before as they are', () => {
    expect(gradeOf(tone({ white: 0.6, lightness: 0.9 }), light)).toMatchObject({ brightness: 1, contrast: 1 });
    expect(gradeOf(tone({ chroma: 0.001 }), light).saturate).toBe(1);
    expect(gradeOf(undefined, light)).toEqual({ brightness: 1, contrast: 1, saturate: 1 });
  });

  test('is darker on dark sites, and more saturated beside loud colors', () => {
    const dark = gradeOf(tone({}), hintsOf({ scheme: 'dark', brand: '#2f6d4f' }));
    expect(dark.brightness).toBeLessThan(gradeOf(tone({}), light).brightness);
    const loud = gradeOf(tone({}), hintsOf({ scheme: 'light', brand: '#e4002b' }));
    expect(loud.saturate).toBeGreaterThan(gradeOf(tone({}), hintsOf({ scheme: 'light', brand: '#6b6f70' })).saturate);
  });
});
