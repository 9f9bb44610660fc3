import { truncate } from '../../../text/truncate.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import { type ParsedPage, visibleText } from '../parsed-page.ts';

/** One h1 a page, no level skipped, none empty. */
export const headings: Check = {
  key: 'headings',
  label: 'Headings',
  run({ pages }) {
    return finding(pages.flatMap(problemsOf), 'Each page has one main heading and a clean outline.', 'Problems with the heading outline');
  },
};

function problemsOf(page: ParsedPage): string[] {
  const outline = page.elements
    .filter((element) => /^h[1-6]$/.test(element.tagName))
    .map((element) => ({ level: Number(element.tagName[1]), text: visibleText(element) }));
  const tops = outline.filter(({ level }) => level === 1).length;
  const problems = tops === 1 ? [] : [`${page.path}: ${tops} h1 headings`];
  for (const [index, { level, text }] of outline.entries()) {
    const previous = outline[index - 1]?.level ?? 0;
    if (!text) problems.push(`${page.path}: empty h${level}`);
    if (level > previous + 1 && !(index === 0 && level === 2))
      problems.push(`${page.path}: h${level} "${truncate(text, 40)}" follows h${previous}`);
  }
  return problems;
}
