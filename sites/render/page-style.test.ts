import { expect, test } from 'vitest';
import { sampleDocument } from '../gate/sample-site.ts';
import { workshop } from '../sections/workshop.ts';
import { pageStyle } from './page-style.ts';

const styleOf = (markup: string) =>
  pageStyle(sampleDocument(), [{ kind: 'hours', variant: 'card' }], { markup, fontFaces: '', values: '' }, workshop);

test('has the rules of classes that are on the page, also those that hold on some screens', () => {
  const style = styleOf(
    '<div class="wrap hours-card"><div class="box"></div></div><div class="bar"><a class="btn" href="/">Call</a></div>',
  );
  expect(style).toContain('.btn{');
  // Of its two selectors, the other one needs a class that is not on the page.
  expect(style).toContain('.hours-card .box{');
  expect(style).toMatch(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\.bar\{/);
});

test('has no rule for a class that is not on the page, and no token that only such rules read', () => {
  const style = styleOf('<p class="lead">Open at nine.</p>');
  expect(style).not.toMatch(/\.(?:btn|bar|menu|hours-card)\b[^(){}]*\{/);
  expect(style).not.toContain('--btn-page:');
  expect(style).toContain('h1,h2,h3');
});

test('on paper every page is black on white, whatever its theme says', () => {
  const paper = styleOf('<p class="lead">Open at nine.</p>').split('@media print').slice(1).join();
  expect(paper).toContain('color-scheme:light!important;background:#fff!important');
  expect(paper).toContain('color:#000!important');
  expect(paper).toContain('background:none!important');
});
