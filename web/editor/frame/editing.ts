import { watchBack } from '../../ui/close-watcher.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { claimHint, headlineList } from './beside-text.ts';
import { rangeIn, withoutWords } from './claim-words.ts';
import { withoutFirstLetter } from './first-letter.ts';
import type { Claim, FrameHeadline, FrameText, FromFrame } from './messages.ts';
import { Steps } from './steps.ts';
import { roomLeft, type TextBar, textBar } from './text-bar.ts';
import { plainTyped, typedText } from './text-of-element.ts';

/** How long after the last key a text is checked for claims. */
const pauseMs = 600;

export interface EditingOptions {
  element: HTMLElement;
  text: FrameText;
  /** Where to continue from, if it was typed before a reload. */
  typed?: string;
  root: ShadowRoot;
  isPhone: boolean;
  say: (message: FromFrame) => void;
  /** Called when editing has ended, saved or not. */
  onEnd: () => void;
}

/** A text being edited in place, with its toolbar, count, and hints about claims. */
export class Editing {
  readonly #options: EditingOptions;
  readonly #before: Node[];
  readonly #steps: Steps;
  readonly #restoreFirstLetter: () => void;
  readonly #bar: TextBar;
  #hint: HTMLElement | undefined;
  #headlines: HTMLElement | undefined;
  /** True once Tab has passed what's beside the text. */
  #hasPassed = false;
  /** What was typed before a headline was chosen. */
  #typed: string | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #stopWatching = () => {};
  #isSaving = false;
  #announced = '';

  constructor(options: EditingOptions) {
    const { element, text, typed, root, isPhone } = options;
    this.#options = options;
    this.#before = [...element.childNodes].map((node) => node.cloneNode(true));
    element.textContent = typed ?? text.text;
    this.#steps = new Steps(text.text);
    if (typed !== undefined) this.#steps.add(typed);
    this.#restoreFirstLetter = withoutFirstLetter(element);
    element.dataset.sunupEditing = '';
    element.contentEditable = 'plaintext-only';
    if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-label', text.label);
    element.setAttribute('aria-multiline', String(text.long));
    this.#bar = textBar(text.label, isPhone);
    root.append(this.#bar.box);
    // Buttons would take the focus, and with it the caret, from the text.
    this.#bar.box.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#bar.done.onclick = () => this.save();
    this.#bar.undo.onclick = () => this.#step('undo');
    this.#bar.redo.onclick = () => this.#step('redo');
    element.addEventListener('input', this.#onInput);
    element.addEventListener('keydown', this.#onKey);
    element.addEventListener('paste', this.#onPaste);
    element.addEventListener('blur', this.#onBlur);
    element.focus();
    caretToEnd(element);
    this.#update();
    this.place();
    if (isPhone) {
      keepInView(element);
      this.#saveOnBack();
    }
    options.say({ editing: { section: text.section, path: text.path } });
    if (typed === undefined) return;
    options.say({ typed: { section: text.section, path: text.path, text: this.text } });
    this.#check();
  }

  /** A phone's Back button ends editing as Done does. What can't be saved stays open. */
  #saveOnBack(): void {
    this.#stopWatching = watchBack(() => {
      this.#saveOnBack();
      this.save();
    });
  }

  get text(): string {
    return plainTyped(typedText(this.#options.element));
  }

  /** True if this text is at a place. */
  isAt(section: string, path: string): boolean {
    const { text } = this.#options;
    return text.section === section && text.path === path;
  }

  /** Sends the text if it's changed and fits, and waits for the answer. */
  save(): void {
    const { text, say } = this.#options;
    const typed = this.text;
    if (this.#isSaving) return;
    if (typed === plainTyped(text.text)) this.#end(false);
    else if (typed === '') this.#refuse('This can’t be empty.');
    else if (typed.length > text.max) this.#refuse(`Use ${text.max} characters or fewer.`);
    else {
      this.#showSaving();
      say({ save: { section: text.section, path: text.path, text: typed } });
    }
  }

  /** The answer to a save. What was refused stays as typed. */
  settle(isSaved: boolean, message = ''): void {
    this.#isSaving = false;
    this.#bar.done.disabled = false;
    this.#bar.done.textContent = 'Done';
    if (isSaved) {
      this.#end(true);
      return;
    }
    if (this.#typed !== undefined) this.#write(this.#typed);
    this.#typed = undefined;
    this.#refuse(message);
  }

  /** Restores the text from before. */
  cancel(): void {
    this.#end(false);
  }

  /** Claims that the brief doesn't make, found in `text`. Ignored if something else was typed since. */
  showClaims({ text, claims, canAdd }: { text: string; claims: Claim[]; canAdd: boolean }): void {
    if (text !== this.text) return;
    this.#hideClaims();
    const ranges = claims.flatMap(({ words }) => rangeIn(this.#options.element, words) ?? []);
    CSS.highlights?.set('sunup-claim', new Highlight(...ranges));
    const [first] = claims;
    if (!first) return;
    const { element, isPhone, text: of, say } = this.#options;
    this.#hint = claimHint({
      claim: first,
      canAdd,
      isPhone,
      onAdd: () => {
        say({ claim: { section: of.section, path: of.path, words: first.words, answer: 'add' } });
        element.focus();
        this.showClaims({ text: this.text, claims: claims.slice(1), canAdd });
      },
      onRemove: () => {
        element.focus();
        this.#write(withoutWords(this.text, first.words));
      },
    });
    this.#show(this.#hint);
  }

  /** Headlines that the owner can have without typing. */
  showHeadlines(choices: FrameHeadline[]): void {
    const { isPhone, text } = this.#options;
    this.#headlines?.remove();
    this.#headlines = headlineList({
      choices,
      now: text.text,
      isPhone,
      onChoose: (index) => this.#choose(index, choices[index]?.text ?? ''),
    });
    this.#show(this.#headlines);
    if (!isPhone) this.#headlines.scrollIntoView({ block: 'nearest' });
    this.#bar.live.textContent = `${choices.length} headlines to choose from. Press Tab.`;
  }

  #choose(index: number, chosen: string): void {
    const { element, text, say } = this.#options;
    if (this.#isSaving) return;
    if (chosen === text.text) {
      this.cancel();
      return;
    }
    this.#typed = this.text;
    // What was typed isn't kept for later.
    say({ typed: { section: text.section, path: text.path, text: text.text } });
    element.textContent = chosen;
    this.#hideClaims();
    this.#showSaving();
    say({ headline: index });
  }

  /** Shows something beside the text, which Tab goes to next. */
  #show(beside: HTMLElement): void {
    const { isPhone, root } = this.#options;
    beside.addEventListener('pointerdown', (event) => event.preventDefault());
    beside.addEventListener('keydown', this.#onBesideKey);
    this.#hasPassed = false;
    if (isPhone) this.#bar.box.prepend(beside);
    else root.append(beside);
    this.place();
  }

  #buttonsBeside(): HTMLButtonElement[] {
    return [this.#headlines, this.#hint].flatMap((beside) => [...(beside?.querySelectorAll('button') ?? [])]);
  }

  #showSaving(): void {
    this.#isSaving = true;
    this.#bar.done.disabled = true;
    this.#bar.done.textContent = 'Saving...';
  }

  #hideClaims(): void {
    CSS.highlights?.delete('sunup-claim');
    this.#hint?.remove();
    this.#hint = undefined;
  }

  readonly #onInput = () => {
    this.#steps.add(this.text);
    this.#update();
    this.place();
    this.#bar.error.textContent = '';
    const { text, say } = this.#options;
    say({ typed: { section: text.section, path: text.path, text: this.text } });
    this.#check();
  };

  readonly #onKey = (event: KeyboardEvent) => {
    const command = event.metaKey || event.ctrlKey;
    if (isComposing(event)) return;
    if (event.key === ' ' && this.#options.element.closest('summary, button, a')) {
      // There, Space would open or follow what the text is on.
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    } else if (event.key === 'Tab' && !event.shiftKey && !this.#hasPassed && this.#buttonsBeside().length > 0) {
      event.preventDefault();
      this.#buttonsBeside()[0]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
    } else if (event.key === 'Enter' && (command || !this.#options.text.long)) {
      event.preventDefault();
      this.save();
    } else if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      this.#step(event.shiftKey ? 'redo' : 'undo');
    } else if (command && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      this.#step('redo');
    } else if (command && ['b', 'i', 'u'].includes(event.key.toLowerCase())) event.preventDefault();
    // Inside a link or a label, Space and Enter would act on that.
    event.stopPropagation();
  };

  readonly #onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    document.execCommand('insertText', false, this.#options.text.long ? pasted : pasted.replace(/(?<!\s)\s*\n\s*/g, ' '));
  };

  /** Leaving the text saves it, as closing a form field would. The hint belongs to the text. */
  readonly #onBlur = () => {
    setTimeout(() => {
      const { activeElement } = document;
      const isHere = activeElement === this.#options.element || activeElement === this.#options.root.host;
      if (!isHere && document.hasFocus() && this.#bar.box.isConnected) this.save();
    });
  };

  /** From the last button beside the text, Tab goes back to the text, and from there on. Escape goes back right away. */
  readonly #onBesideKey = (event: KeyboardEvent) => {
    const isLast = event.key === 'Tab' && !event.shiftKey && event.target === this.#buttonsBeside().at(-1);
    event.stopPropagation();
    if (!isLast && event.key !== 'Escape') return;
    event.preventDefault();
    this.#hasPassed = true;
    this.#options.element.focus();
  };

  #step(direction: 'undo' | 'redo'): void {
    const text = direction === 'undo' ? this.#steps.undo() : this.#steps.redo();
    if (text !== undefined) this.#write(text, false);
  }

  #write(text: string, isStep = true): void {
    this.#options.element.textContent = text;
    caretToEnd(this.#options.element);
    if (isStep) this.#steps.add(text);
    this.#update();
    this.place();
    const { section, path } = this.#options.text;
    this.#options.say({ typed: { section, path, text } });
    this.#check();
  }

  #check(): void {
    clearTimeout(this.#pause);
    const checked = this.text;
    this.#pause = setTimeout(() => {
      const { text, say } = this.#options;
      // A word that's still being typed isn't a claim yet.
      if (checked === this.text && checked !== text.text) say({ check: { section: text.section, path: text.path, text: checked } });
      else this.#hideClaims();
    }, pauseMs);
  }

  #update(): void {
    const { text } = this.#options;
    const { length } = this.text;
    const over = length - text.max;
    this.#bar.count.textContent = over > 0 ? `◆ ${over} over` : `${length} of ${text.max}`;
    this.#bar.count.classList.toggle('over', over > 0);
    this.#bar.done.disabled = over > 0 || this.#isSaving;
    this.#bar.undo.disabled = !this.#steps.canUndo;
    this.#bar.redo.disabled = !this.#steps.canRedo;
    const say = roomLeft(text.max - length);
    if (say !== this.#announced) this.#bar.live.textContent = say;
    this.#announced = say;
  }

  #refuse(message: string): void {
    this.#bar.error.textContent = message;
    this.place();
  }

  /** Above the text, or below it if there's no room. The hint is on its right, or below. */
  place(): void {
    if (this.#options.isPhone) {
      const view = window.visualViewport;
      const hidden = view ? innerHeight - view.height - view.offsetTop : 0;
      this.#bar.box.style.bottom = `${Math.max(0, hidden)}px`;
      return;
    }
    const box = this.#options.element.getBoundingClientRect();
    const bar = this.#bar.box.getBoundingClientRect();
    const above = box.top - bar.height - 14;
    const left = Math.max(8, Math.min(box.left - 8, innerWidth - bar.width - 8));
    const isBelow = above < 8;
    at(this.#bar.box, left, isBelow ? box.bottom + 14 : above);
    const under = box.bottom + 14 + (isBelow ? bar.height + 10 : 0);
    const list = this.#headlines?.getBoundingClientRect();
    if (this.#headlines && list) at(this.#headlines, Math.max(8, Math.min(box.left - 8, innerWidth - list.width - 8)), under);
    if (!this.#hint) return;
    const hint = this.#hint.getBoundingClientRect();
    const isRight = box.right + hint.width + 24 < innerWidth;
    const below = under + (list ? list.height + 10 : 0);
    at(
      this.#hint,
      isRight ? box.right + 18 : Math.max(8, Math.min(box.left, innerWidth - hint.width - 8)),
      isRight ? Math.max(8, box.top) : below,
    );
  }

  #end(isSaved: boolean): void {
    const { element, text, say, onEnd } = this.#options;
    clearTimeout(this.#pause);
    this.#stopWatching();
    this.#restoreFirstLetter();
    for (const [name, listener] of [
      ['input', this.#onInput],
      ['keydown', this.#onKey],
      ['paste', this.#onPaste],
      ['blur', this.#onBlur],
    ] as const)
      element.removeEventListener(name, listener as EventListener);
    element.contentEditable = 'inherit';
    delete element.dataset.sunupEditing;
    element.removeAttribute('aria-multiline');
    if (!isSaved) element.replaceChildren(...this.#before);
    else element.textContent = this.text;
    this.#hideClaims();
    this.#headlines?.remove();
    this.#bar.box.remove();
    if (!isSaved) say({ typed: { section: text.section, path: text.path, text: text.text } });
    say({ editing: null });
    onEnd();
    element.focus({ preventScroll: true });
  }
}

function at(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px` });
}

function caretToEnd(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Scrolls so the text is in the upper half, because the keyboard covers the lower one. */
function keepInView(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top > innerHeight * 0.4 || top < 60) scrollTo({ top: scrollY + top - innerHeight * 0.22, behavior: 'instant' });
}
