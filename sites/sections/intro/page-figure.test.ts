import { expect, test } from 'vitest';
import type { Page } from '../../document/document.ts';
import { sampleDocument } from '../../gate/sample-site.ts';
import { english } from '../../labels/english.ts';
import { pageFigure } from './page-figure.ts';

const figureOf = (page: Partial<Page>) => {
  const [home] = sampleDocument().pages;
  return pageFigure({ words: english, page: { ...home, ...page } as Page });
};
const section = (kind: string, props: unknown): Page['sections'] => [{ id: kind, kind, variant: '', band: 'page', props }];
const priced = (...texts: string[]) => [{ items: texts.map((text) => ({ price: { text } })) }];

test('pricing shows its lowest price, or nothing if that is for an extra', () => {
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$450', 'from $60', '$125 per hour') }) })).toBe(
    'from $60',
  );
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$60') }) })).toBe('$60');
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$1,450', '$12', 'Free') }) })).toBeUndefined();
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('Free') }) })).toBeUndefined();
});

test('no other page shows a number: a count or a year says nothing that a customer comes for', () => {
  expect(figureOf({ kind: 'services', sections: section('details', { items: [1, 2, 3] }) })).toBeUndefined();
  expect(figureOf({ kind: 'faq', sections: section('faq', { groups: [{ items: [1, 2] }, { items: [3, 4] }] }) })).toBeUndefined();
  expect(figureOf({ kind: 'about', sections: [] })).toBeUndefined();
});
