import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { articleText } from '../../../content/articles/article-text.ts';
import { articles } from '../../../content/articles/articles.ts';
import { usualWords } from '../../../tests/helpers/prose.ts';
import { articleHtml, readingMinutes } from './article-html.ts';

test('headings get anchors, and those of the second level are listed', () => {
  const { html, headings } = articleHtml("Begin.\n\n## What's **in** it\n\nText.\n\n### Deeper\n\n## How long it takes\n");
  expect(headings).toEqual([
    { id: 'whats-in-it', text: "What's in it" },
    { id: 'how-long-it-takes', text: 'How long it takes' },
  ]);
  expect(html).toContain('<h2 id="whats-in-it">What&#39;s <strong>in</strong> it</h2>');
  expect(html).toContain('<h3 id="deeper">Deeper</h3>');
});

test('a table scrolls by itself, can be reached by keyboard, and says what it is', () => {
  const { html } = articleHtml('| Page | Weight |\n| --- | --- |\n| Home | 61 KB |\n');
  expect(html).toContain('<div class="wide" tabindex="0" role="region" aria-label="Table: Page, Weight"><table>');
  expect(html).toContain('<th scope="col">Page</th>');
  expect(html).toContain('<td>61 KB</td>');
});

test('an empty corner of a table is a cell, not a heading', () => {
  const { html } = articleHtml('| | Agency |\n| --- | --- |\n| Price | more |\n');
  expect(html).toContain('<thead><tr><td></td><th scope="col">Agency</th></tr></thead>');
  expect(html).toContain('aria-label="Table: Agency"');
});

test('words are counted without the markup, and a minute is the least', () => {
  expect(articleHtml('One **two** [three](/faq), `four`.').words).toBe(4);
  expect(readingMinutes(10)).toBe(1);
  expect(readingMinutes(238 * 4)).toBe(4);
});

test.each(articles)('$slug becomes whole HTML with anchors that are used once', ({ slug }) => {
  const { html, headings, words } = articleHtml(articleText(slug, usualWords));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(headings.length).toBeGreaterThan(2);
  expect(words).toBeGreaterThan(700);
  const errors: string[] = [];
  parseFragment(html, { sourceCodeLocationInfo: true, onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});
