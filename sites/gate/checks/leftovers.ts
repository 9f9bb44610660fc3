import { truncate } from '../../../text/truncate.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import type { ParsedPage } from '../parsed-page.ts';
import { shown, visibleText } from '../parsed-page.ts';
import type { PlacedLine } from '../placed-lines.ts';

const filler = /\blorem ipsum\b|\bdolor sit amet\b/i;

/** Signs of a sentence that was never finished. The owner's own words may hold braces or brackets; ours may not. */
const unfinished = [
  /[{}]/,
  /\[[a-z ]+\]/i,
  /\b(?:TODO|TBD|FIXME|XXX+)\b/,
  /\b(?:undefined|null|NaN)\b|\[object /,
  /\byour (?:business|company|city) (?:name|here)\b/i,
  /\s[,.;:!?](?:\s|$)|,\s*,|\(\s*\)|\s{2,}|\.\.(?!\.)/,
];

/** No filler text, unfilled slot, or element that was left empty. */
export const leftovers: Check = {
  key: 'leftovers',
  label: 'Leftover placeholders',
  run({ pages, lines }) {
    return finding(
      [...lines.flatMap(lineProblems), ...pages.flatMap(emptyElements), ...pages.flatMap(machineWords)],
      'No unfinished text or empty elements.',
      'Unfinished text or empty elements',
    );
  },
};

function lineProblems({ line, where }: PlacedLine): string[] {
  if (!line.text.trim()) return /\balt$/.test(where) ? [] : [`${where}: an empty line`];
  const ours = line.from === 'default' || line.from === 'computed';
  const match = filler.exec(line.text) ?? (ours ? unfinished.map((pattern) => pattern.exec(line.text)).find(Boolean) : undefined);
  return match ? [`${where}: "${match[0].trim() || 'double space'}" in "${truncate(line.text, 80)}"`] : [];
}

const neverEmpty = new Set([
  'a',
  'button',
  'caption',
  'dd',
  'dt',
  'figcaption',
  'label',
  'legend',
  'li',
  'option',
  'p',
  'summary',
  'th',
  'title',
]);
const fills = new Set(['img', 'svg', 'picture', 'input', 'select', 'textarea']);

/** Elements that hold neither words nor a picture though they exist to hold some. */
export function emptyElements(page: ParsedPage): string[] {
  return page.elements
    .filter(
      (element) =>
        neverEmpty.has(element.tagName) &&
        !visibleText(element) &&
        !element.childNodes.some((child) => 'tagName' in child && fillsDeep(child)),
    )
    .map((element) => `${page.path}: empty ${shown(element)}`);
}

function machineWords(page: ParsedPage): string[] {
  return page.elements.flatMap((element) =>
    element.childNodes
      .filter((child) => 'value' in child && /^\s*(?:undefined|null|NaN|\[object Object\])\s*$/.test(child.value))
      .map(() => `${page.path}: ${shown(element)}`),
  );
}

function fillsDeep(element: ParsedPage['elements'][number]): boolean {
  return (
    fills.has(element.tagName) ||
    element.attrs.some(({ name }) => name === 'aria-label') ||
    element.childNodes.some((child) => 'tagName' in child && fillsDeep(child))
  );
}
