import { truncate } from '../../../text/truncate.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, type ParsedPage, visibleText } from '../parsed-page.ts';

/** Lengths that search engines show whole; html-validate refuses titles of more than 70 characters. */
const longest = { title: 70, description: 155 };

/** Every page has a title, a description and an h1 of its own, within the length that is shown. */
export const distinctPages: Check = {
  key: 'distinct-pages',
  label: 'Titles and descriptions',
  run({ pages }) {
    const indexed = pages.filter((page) => page.indexed);
    const heads = indexed.map((page) => ({ path: page.path, title: titleOf(page), description: descriptionOf(page), h1: h1Of(page) }));
    const problems = (['title', 'description', 'h1'] as const).flatMap((part) => [
      ...heads.filter((page) => !page[part]).map((page) => `${page.path}: no ${part}`),
      ...heads
        .filter((page) => page[part] && heads.find((other) => other[part] === page[part]) !== page)
        .map((page) => `${page.path}: ${part} "${truncate(page[part], 60)}" is on another page too`),
    ]);
    const long = (['title', 'description'] as const).flatMap((part) =>
      heads.filter((page) => page[part].length > longest[part]).map((page) => `${page.path}: ${part} has ${page[part].length} characters`),
    );
    return finding(
      [...problems, ...long],
      'Every page has its own title, description and main heading.',
      'Titles or descriptions that are missing, repeated or too long',
    );
  },
};

function titleOf(page: ParsedPage): string {
  const title = page.elements.find((element) => element.tagName === 'title');
  return title ? visibleText(title) : '';
}

function descriptionOf(page: ParsedPage): string {
  const meta = page.elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === 'description');
  return (meta && attribute(meta, 'content')) || '';
}

function h1Of(page: ParsedPage): string {
  const heading = page.elements.find((element) => element.tagName === 'h1');
  return heading ? visibleText(heading) : '';
}
