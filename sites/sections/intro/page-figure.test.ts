import { expect, test } from 'vitest';
import type { Page } from '../../document/document.ts';
import { sampleDocument } from '../../gate/sample-site.ts';
import { english } from '../../labels/english.ts';
import type { Site } from '../site.ts';
import { pageFigure } from './page-figure.ts';

const figureOf = (page: Partial<Page>) => {
  const document = sampleDocument();
  document.facts.founded = 1874;
  return pageFigure({ document, facts: document.facts, words: english, page: { ...document.pages[0], ...page } } as unknown as Site);
};
const section = (kind: string, props: unknown): Page['sections'] => [{ id: kind, kind, variant: '', band: 'page', props }];
const priced = (...texts: string[]) => [{ items: texts.map((text) => ({ price: { text } })) }];

test('pricing shows its lowest price, or how many there are if that is for an extra', () => {
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$450', 'from $60', '$125 per hour') }) })).toBe(
    'from $60',
  );
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$60') }) })).toBe('$60');
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('$1,450', '$12', 'Free') }) })).toBe('2');
  expect(figureOf({ kind: 'pricing', sections: section('prices', { groups: priced('Free') }) })).toBeUndefined();
});

test('other pages count what they list, about gives the year', () => {
  expect(figureOf({ kind: 'services', sections: section('details', { items: [1, 2, 3] }) })).toBe('3');
  expect(figureOf({ kind: 'services', sections: section('details', { items: [1] }) })).toBeUndefined();
  expect(figureOf({ kind: 'faq', sections: section('faq', { groups: [{ items: [1, 2] }, { items: [3, 4] }] }) })).toBe('4');
  expect(figureOf({ kind: 'about', sections: [] })).toBe('1874');
  expect(figureOf({ kind: 'contact', sections: [] })).toBeUndefined();
});
