import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, type Element, isWithin, type ParsedPage, shown } from '../parsed-page.ts';

/** Every picture says what it is or is marked as decoration, and has its size, so nothing jumps. */
export const pictures: Check = {
  key: 'pictures',
  label: 'Picture descriptions',
  run({ pages }) {
    const problems = pages.flatMap((page) => [
      ...page.elements
        .filter((element) => element.tagName === 'img')
        .flatMap((image) => imageProblems(image).map((problem) => `${page.path}: ${shown(image)} ${problem}`)),
      ...page.elements
        .filter((element) => element.tagName === 'svg' && !isLabelled(element))
        .map((svg) => `${page.path}: ${shown(svg)} is neither named nor hidden from screen readers`),
    ]);
    return finding(problems, 'Every picture has a description and a size.', 'Pictures without a description or size');
  },
};

/** No picture appears twice on a page; a repeat looks like a mistake. */
export const repeatedPictures: Check = {
  key: 'repeated-pictures',
  label: 'Repeated pictures',
  run({ pages }) {
    return finding(pages.flatMap(repeats), 'No picture appears twice on a page.', 'Pictures that appear twice on a page', 'warn');
  },
};

function imageProblems(image: Element): string[] {
  const alt = attribute(image, 'alt');
  const problems: string[] = [];
  if (alt === undefined) problems.push('has no alt text');
  else if (/\.(?:jpe?g|png|webp|avif|heic)$/i.test(alt)) problems.push(`has a file name as its text: "${alt}"`);
  else if (alt.length > 200) problems.push(`has a text of ${alt.length} characters`);
  if (!attribute(image, 'src')) problems.push('has no source');
  if (!attribute(image, 'width') || !attribute(image, 'height')) problems.push('has no width and height');
  return problems;
}

function isLabelled(svg: Element): boolean {
  if (isWithin(svg, (element) => attribute(element, 'aria-hidden') === 'true')) return true;
  const titled = svg.childNodes.some((child) => 'tagName' in child && child.tagName === 'title');
  return attribute(svg, 'role') === 'img' && (titled || Boolean(attribute(svg, 'aria-label') || attribute(svg, 'aria-labelledby')));
}

function repeats(page: ParsedPage): string[] {
  const main = page.elements.filter((element) => element.tagName === 'img' && isWithin(element, (above) => above.tagName === 'main'));
  const sources = main.flatMap((image) => attribute(image, 'src') ?? []);
  return [...new Set(sources.filter((source, index) => sources.indexOf(source) < index))].map((source) => `${page.path}: ${source}`);
}
