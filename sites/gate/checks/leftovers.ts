import { truncate } from '../../../text/truncate.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { fieldTexts } from '../../writer/claims/field-texts.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import type { ParsedPage } from '../parsed-page.ts';
import { shown, visibleText } from '../parsed-page.ts';
import type { PlacedLine } from '../placed-lines.ts';

const filler = /\blorem ipsum\b|\bdolor sit amet\b/i;

/** Signs of a sentence that was never finished. The owner's own words may hold braces or brackets; ours may not. */
const unfinished = [
  /[{}]/g,
  /\[[a-z ]+\]/gi,
  /\b(?:TODO|TBD|FIXME|XXX+)\b/g,
  /\b(?:undefined|null|NaN)\b|\[object /g,
  /\byour (?:business|company|city) (?:name|here)\b/gi,
  /\s[,.;:!?](?:\s|$)|,\s*,|\(\s*\)|\s{2,}|\.\.(?!\.)/g,
];

/** No filler text, unfilled slot, or element that was left empty. What the owner typed is noted, and doesn't stop the site. */
export const leftovers: Check = {
  key: 'leftovers',
  label: 'Leftover placeholders',
  run({ pages, lines, derived }) {
    const problems = lines.flatMap((placed) => lineProblems(placed, derived));
    const [typed, written] = [true, false].map((by) => problems.filter(({ isTyped }) => isTyped === by).map(({ words }) => words));
    const ours = [...(written ?? []), ...pages.flatMap(emptyElements), ...pages.flatMap(machineWords)];
    if (typed?.length && ours.length === 0) return finding(typed, '', 'Odd punctuation or signs in the owner’s words', 'warn');
    return finding([...ours, ...(typed ?? [])], 'No unfinished text or empty elements.', 'Unfinished text or empty elements');
  },
};

interface Problem {
  words: string;
  /** It's in what the owner typed, or where that meets our words. */
  isTyped: boolean;
}

function lineProblems({ line, where }: PlacedLine, derived: DerivedBrief): Problem[] {
  const { text, from, fields } = line;
  if (!text.trim()) return /\balt$/.test(where) ? [] : [{ words: `${where}: an empty line`, isTyped: false }];
  const problem = (found: string, isTyped: boolean) => ({
    words: `${where}: "${found.trim() || 'double space'}" in "${truncate(text, 80)}"`,
    isTyped,
  });
  const blind = filler.exec(text);
  if (blind) return [problem(blind[0], from === 'brief' || from === 'owner')];
  if (from !== 'default' && from !== 'computed') return [];
  const typed = typedSpans(
    text,
    fields.flatMap((field) => fieldTexts(derived, field)),
  );
  const leftover = unfinished
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      words: match[0],
      isTyped: typed.some(([start, end]) => match.index < end && match.index + match[0].length > start),
    }));
  const worst = leftover.find(({ isTyped }) => !isTyped) ?? leftover[0];
  return worst ? [problem(worst.words, worst.isTyped)] : [];
}

/** Where a line has the owner's words. */
function typedSpans(text: string, typed: string[]): [number, number][] {
  const plain = text.toLowerCase();
  return typed.flatMap((words) => {
    const spans: [number, number][] = [];
    const part = words.toLowerCase();
    for (let at = part ? plain.indexOf(part) : -1; at >= 0; at = plain.indexOf(part, at + part.length)) spans.push([at, at + part.length]);
    return spans;
  });
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
