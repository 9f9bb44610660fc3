import { expect, test } from 'vitest';
import type { PageKind } from '../document/document.ts';
import { pagesToSwapForGallery } from './gallery-swaps.ts';

test.each<[picked: PageKind[], short: PageKind[], swaps: PageKind[]]>([
  [['home', 'about', 'services', 'contact', 'faq'], [], ['faq', 'about']],
  [['home', 'about', 'services', 'contact', 'faq'], ['about'], ['about', 'faq']],
  [['home', 'blog', 'faq', 'pricing', 'about'], [], ['blog', 'faq']],
  [
    ['home', 'blog', 'faq', 'pricing', 'about'],
    ['about', 'pricing'],
    ['pricing', 'about'],
  ],
  [['home', 'services', 'contact', 'booking', 'shop'], ['shop'], []],
  [['home', 'gallery', 'faq', 'contact', 'about'], ['about'], []],
])('of %j, where %j are short, a gallery may replace %j', (picked, short, swaps) => {
  expect(pagesToSwapForGallery(picked, short)).toEqual(swaps);
});
