import type { FromFrame, TypedFact } from './messages.ts';
import { h } from './shell.ts';

/** How long changed places stay framed. */
const changedMs = 1500;

/** Frames and numbers the places of the page that show a fact while it's being changed, and shows them as it's typed. */
export class Places {
  readonly #root: ShadowRoot;
  readonly #say: (message: FromFrame) => void;
  #marks: { element: HTMLElement; number: HTMLElement }[] = [];
  /** What text nodes said before something else was typed. */
  #before = new Map<Text, string>();
  #last = -1;
  #said = '';
  #isWaiting = false;

  constructor(root: ShadowRoot, say: (message: FromFrame) => void) {
    this.#root = root;
    this.#say = say;
    for (const type of ['scroll', 'resize'] as const) addEventListener(type, () => this.#placeSoon(), { passive: true });
  }

  /** Marks elements in page order. None ends it. */
  show(elements: Iterable<HTMLElement>): void {
    this.type([]);
    for (const { element, number } of this.#marks) {
      delete element.dataset.sunupChanged;
      number.remove();
    }
    this.#last = -1;
    this.#said = '';
    const visible = [...elements].filter((element) => element.getClientRects().length > 0);
    this.#marks = [...new Set(visible.map((element) => wholeBlock(element, visible)))]
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((element, index) => {
        element.dataset.sunupChanged = '';
        const number = h('div', { className: 'layer number' }, `${index + 1}`);
        this.#root.append(number);
        return { element, number };
      });
    this.#place();
  }

  /** Shows what is typed in place of what marked places said before, and that again where nothing is typed. */
  type(typed: readonly TypedFact[]): void {
    for (const [node, text] of this.#before) node.data = text;
    this.#before.clear();
    const shown = typed.filter(({ was, now }) => was && now);
    for (const { element } of shown.length > 0 ? this.#marks : []) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const text = shown.reduce(withTyped, node.data);
        if (text === node.data) continue;
        this.#before.set(node, node.data);
        node.data = text;
      }
    }
    this.#place();
  }

  /** Scrolls to the first mark below the view, then to the others. */
  next(): void {
    const below = this.#marks.findIndex(({ element }, index) => index > this.#last && element.getBoundingClientRect().bottom > innerHeight);
    this.#last = below >= 0 ? below : (this.#last + 1) % Math.max(1, this.#marks.length);
    this.#marks[this.#last]?.element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }

  /** Once a frame is enough while the page scrolls. */
  #placeSoon(): void {
    if (this.#isWaiting || this.#marks.length === 0) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#place();
    });
  }

  #place(): void {
    let shown = 0;
    for (const { element, number } of this.#marks) {
      const { top, right, bottom } = element.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) shown += 1;
      number.style.left = `${Math.min(right, innerWidth - 14) + scrollX}px`;
      number.style.top = `${bottom + scrollY}px`;
    }
    const said = `${shown} ${this.#marks.length}`;
    if (said === this.#said) return;
    this.#said = said;
    this.#say({ inView: { shown, total: this.#marks.length } });
  }
}

/** Frames places that were just changed for a moment. */
export function showChanged(elements: readonly HTMLElement[]): void {
  for (const element of elements) element.dataset.sunupNew = '';
  setTimeout(() => {
    for (const element of elements) delete element.dataset.sunupNew;
  }, changedMs);
}

/** The lines of a block are one place: hours on two lines aren't marked twice. */
function wholeBlock(element: HTMLElement, marked: readonly HTMLElement[]): HTMLElement {
  const parent = element.parentElement;
  const lines = [...(parent?.children ?? [])] as HTMLElement[];
  return parent && lines.length > 1 && lines.every((line) => marked.includes(line)) ? parent : element;
}

/** A text with others in all places where pages show it: spaces and hyphens there may be signs that keep words together. */
function withTyped(shown: string, { was, now }: TypedFact): string {
  let [text, at] = ['', 0];
  for (let place = 0; place < shown.length; place++) {
    const end = shownEnd(shown, place, was);
    if (end === undefined) continue;
    text += shown.slice(at, place) + now;
    at = end;
    place = end - 1;
  }
  return text + shown.slice(at);
}

/** Where a text that pages show from a place on ends, or undefined if something else is there. */
function shownEnd(shown: string, start: number, text: string): number | undefined {
  let at = start;
  for (const sign of text.split('')) {
    const next = shown.charAt(at);
    if (!(next === sign || (sign === ' ' && /\s/.test(next)) || (sign === '-' && next === '\u2011'))) return undefined;
    at++;
    while (sign === ' ' && /\s/.test(shown.charAt(at))) at++;
  }
  return at;
}
