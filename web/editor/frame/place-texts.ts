import { normalText } from '../../../text/normal-text.ts';
import type { FrameText } from './messages.ts';

/** A text and the element that shows it, and nothing else. */
export interface PlacedText {
  text: FrameText;
  element: HTMLElement;
}

/**
 * Finds the elements that show a section's texts. Sections are drawn by many different components, so texts are found by what they
 * say: the innermost element that says exactly this, else a part of a text node, which gets an element of its own. A heading is
 * innermost, though its words are in an element that fits them to their column. Equal texts are taken in their order. Texts that the page shows in pieces, or not at all, aren't among the result.
 */
export function placeTexts(section: HTMLElement, texts: readonly FrameText[]): PlacedText[] {
  const usedElements = new Set<Element>();
  const placed: PlacedText[] = [];
  const isFree = (element: Element) =>
    ![...usedElements].some((other) => other === element || other.contains(element) || element.contains(other));
  // Longer texts first, because a short one may be a part of a longer one.
  const ordered = [...texts].sort((one, other) => other.text.length - one.text.length);
  for (const text of ordered) {
    const wanted = normalText(text.text);
    if (wanted === '') continue;
    const element = wholeElement(section, wanted, isFree) ?? partElement(section, wanted, isFree);
    if (!element) continue;
    usedElements.add(element);
    placed.push({ text, element });
  }
  return placed.sort((one, other) => (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** Elements whose text isn't on the page, or belongs to something else. */
const unseen = 'script, style, svg, template, select, textarea, [hidden]';

function wholeElement(section: HTMLElement, wanted: string, isFree: (element: Element) => boolean): HTMLElement | undefined {
  const matches = [...section.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !element.matches('.fits') &&
      !element.closest(unseen) &&
      element instanceof HTMLElement &&
      normalText(element.textContent ?? '') === wanted,
  );
  const innermost = matches.filter((element) => !matches.some((other) => other !== element && element.contains(other)));
  return innermost.find(isFree);
}

/** Gives a part of a text node an element of its own. */
function partElement(section: HTMLElement, wanted: string, isFree: (element: Element) => boolean): HTMLElement | undefined {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest(unseen) || !isFree(parent) || !normalText(node.data).includes(wanted)) continue;
    const range = rangeOf(node, wanted);
    if (!range) continue;
    const wrap = document.createElement('span');
    range.surroundContents(wrap);
    return wrap;
  }
  return undefined;
}

function rangeOf(node: Text, wanted: string): Range | undefined {
  for (let start = 0; start < node.data.length; start++) {
    if (/\s/.test(node.data[start] ?? '')) continue;
    for (let end = Math.min(node.data.length, start + wanted.length + 40); end > start; end--) {
      if (normalText(node.data.slice(start, end)) !== wanted) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + node.data.slice(start, end).trimEnd().length);
      return range;
    }
  }
  return undefined;
}
