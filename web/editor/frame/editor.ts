// Makes a draft editable in its frame in the portal's editor. Never on a live site. The page stays as it will be published: this only
// finds the elements that show texts, photos and facts, and reports what the owner does with them. The portal checks and saves.
import { Editing } from './editing.ts';
import { markFacts } from './facts-on-page.ts';
import type { FactCard, FramePhoto, FrameText, FromFrame, PanelTarget, ToFrame } from './messages.ts';
import { placeTexts } from './place-texts.ts';
import { Places, showChanged } from './places.ts';
import { addPageStyle, createShell, h } from './shell.ts';

const parentOrigin = document.currentScript?.dataset.parent ?? '';
const say = (message: FromFrame) => parent.postMessage({ sunup: true, ...message }, parentOrigin);
const root = createShell();
const places = new Places(root, say);
const chip = h('div', { className: 'layer chip', hidden: true });
root.append(chip);
addPageStyle();

const texts = new Map<Element, FrameText>();
const photos = new Map<Element, FramePhoto>();
const facts = new Map<HTMLElement, { card: PanelTarget; label: string }>();
let editing: Editing | undefined;
let isPhone = false;
/** True if someone skipped to the draft before its texts were placed. */
let isEntering = false;
/** A text to open once the current one has been saved. */
let next: (() => void) | undefined;

addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.origin !== parentOrigin) return;
  const message = event.data;
  if ('edit' in message) start(message.edit);
  if ('settled' in message && editing?.isAt(message.settled.section, message.settled.path))
    editing.settle(message.settled.isSaved, message.settled.message);
  if ('claims' in message && editing?.isAt(message.claims.section, message.claims.path)) editing.showClaims(message.claims);
  if ('headlines' in message && editing?.isAt(message.headlines.section, message.headlines.path))
    editing.showHeadlines(message.headlines.choices);
  if ('resume' in message) {
    const [element, text] = [...texts].find(([, one]) => one.section === message.resume.section && one.path === message.resume.path) ?? [];
    if (element && text) edit(element as HTMLElement, text, message.resume.text);
  }
  if ('places' in message) showPlaces(message.places);
  if ('focus' in message) editable()[message.focus]?.focus({ preventScroll: true });
  if ('enter' in message) enter();
  if ('nextPlace' in message) places.next();
  if ('changedTexts' in message)
    showChanged(
      message.changedTexts.flatMap(
        ({ section, path }) =>
          ([...texts].find(([, text]) => text.section === section && text.path === path)?.[0] as HTMLElement | undefined) ?? [],
      ),
    );
});

function start({ texts: wanted, photos: shown, facts: known, isPhone: onPhone }: Extract<ToFrame, { edit: unknown }>['edit']): void {
  isPhone = onPhone;
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const id = section.dataset.section ?? '';
    const own = wanted.filter((text) => text.section === id);
    for (const { text, element } of placeTexts(section, own)) {
      texts.set(element, text);
      if (text.fact) markFact(element, text.fact, text.label);
      else {
        element.dataset.sunupText = '';
        asButton(element, editLabel(text));
      }
    }
    const pictures = shown.filter((one) => one.section === id);
    for (const { photo, element } of placePhotos(section, pictures)) {
      photos.set(element, photo);
      element.dataset.sunupPhoto = '';
      asButton(element, `${photo.label}. Change`);
    }
  }
  for (const { element, card, label } of markFacts(known, (element) => texts.has(element))) markFact(element, card, label);
  if (isPhone) hideOutlinesAtRest();
  if (isEntering) enter();
  say({ placed: { texts: texts.size, photos: photos.size, facts: facts.size } });
}

/** Focuses the page's headline, else its first text below the header. Some looks have a list of prices before the headline. */
function enter(): void {
  const inMain = editable().filter((element) => element.closest('main'));
  const first = inMain.find((element) => element.matches('h1')) ?? inMain[0];
  isEntering = first === undefined;
  first?.focus();
}

function markFact(element: HTMLElement, card: PanelTarget, label: string): void {
  facts.set(element, { card, label });
  element.dataset.sunupFact = '';
  asButton(element, `${label}${fromWhere(card)}. Change`);
}

function fromWhere(card: PanelTarget): string {
  return card === 'pages' ? '' : ', from your facts';
}

function editLabel({ label, text }: FrameText): string {
  return `${label}: ${text.replace(/\.$/, '')}. Edit`;
}

function asButton(element: HTMLElement, label: string): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', label);
}

/** Phones have no pointer that hovers, so outlines show for a moment after loading and scrolling. */
function hideOutlinesAtRest(): void {
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    document.documentElement.classList.remove('sunup-quiet');
    clearTimeout(timer);
    timer = setTimeout(() => document.documentElement.classList.add('sunup-quiet'), 2000);
  };
  addEventListener('scroll', show, { passive: true });
  show();
}

type Target = { element: HTMLElement; text?: FrameText; photo?: FramePhoto; fact?: { card: PanelTarget; label: string } };

/** The innermost editable thing around an element. */
function targetOf(from: EventTarget | null): Target | undefined {
  for (let element = from instanceof Element ? from : null; element; element = element.parentElement) {
    if (!(element instanceof HTMLElement)) continue;
    const fact = facts.get(element);
    if (fact) return { element, fact };
    const text = texts.get(element);
    if (text) return { element, text };
    const photo = photos.get(element) ?? photoUnder(element);
    if (photo) return { element, photo };
  }
  return undefined;
}

/** The photo that an element frames. Frames and shades of a theme may lie on top of it. */
function photoUnder(element: HTMLElement): FramePhoto | undefined {
  const [picture, ...others] = element.querySelectorAll<HTMLElement>('[data-sunup-photo]');
  if (!picture || others.length > 0 || element.textContent?.trim()) return undefined;
  return photos.get(picture);
}

function open({ element, text, photo, fact }: Target): void {
  if (fact) say({ openBeside: fact.card });
  else if (photo) say({ openPhoto: { section: photo.section, path: photo.path } });
  else if (text) edit(element, text);
}

function edit(element: HTMLElement, text: FrameText, typed?: string): void {
  if (editing?.isAt(text.section, text.path)) return;
  if (editing) {
    next = () => edit(element, text, typed);
    editing.save();
    return;
  }
  // Closed details hide what belongs to their summary, which is opened with it.
  const details = element.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement) details.open = true;
  chip.hidden = true;
  editing = new Editing({
    element,
    text,
    ...(typed === undefined ? {} : { typed }),
    root,
    isPhone,
    say,
    onEnd: () => {
      editing = undefined;
      asButton(element, editLabel(text));
      const waiting = next;
      next = undefined;
      waiting?.();
    },
  });
}

addEventListener(
  'click',
  (event) => {
    if (event.composedPath().includes(root)) return;
    const target = targetOf(event.target);
    const isInText = target?.text && editing?.isAt(target.text.section, target.text.path);
    if (isInText) return;
    // Links and buttons of the page do nothing here, and details open as usual.
    if (!(event.target instanceof Element && event.target.closest('summary'))) event.preventDefault();
    if (target) {
      event.preventDefault();
      event.stopPropagation();
      open(target);
      return;
    }
    const section = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-section]') : null;
    if (section && !editing) say({ openSection: section.dataset.section ?? '' });
  },
  true,
);

addEventListener('keydown', (event) => {
  const command = event.metaKey || event.ctrlKey;
  if (event.key === 'F6') {
    event.preventDefault();
    say({ key: 'next-part' });
  } else if (command && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    say({ key: event.shiftKey ? 'redo' : 'undo' });
  } else if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLElement) {
    const target = targetOf(event.target);
    if (target?.element !== event.target) return;
    event.preventDefault();
    open(target);
  }
});

const editable = () => [...document.querySelectorAll<HTMLElement>('[data-sunup-text],[data-sunup-photo],[data-sunup-fact]')];

addEventListener('focusin', ({ target }) => {
  const index = editable().indexOf(target as HTMLElement);
  if (index >= 0) say({ focused: index });
});

for (const name of ['pointerover', 'focusin'] as const)
  addEventListener(name, (event) => {
    const isEdited = editing || (event.target instanceof HTMLElement && event.target.isContentEditable);
    const target = isEdited || (isPhone && name === 'pointerover') ? undefined : targetOf(event.target);
    chip.hidden = !target;
    if (!target) return;
    const { element, text, photo, fact } = target;
    const label = fact ? `${fact.label}${fromWhere(fact.card)}` : (text?.label ?? photo?.label ?? '');
    chip.replaceChildren(label, ...(name === 'focusin' && text ? [h('span', {}, 'Enter to edit')] : []));
    const box = element.getBoundingClientRect();
    const above = box.top - chip.getBoundingClientRect().height - 10;
    Object.assign(chip.style, {
      left: `${Math.max(4, Math.min(box.left, innerWidth - 200)) + scrollX}px`,
      top: `${(above < 0 ? box.bottom + 10 : above) + scrollY}px`,
    });
  });

for (const target of [window, visualViewport]) {
  target?.addEventListener('resize', () => editing?.place());
  target?.addEventListener('scroll', () => isPhone && editing?.place(), { passive: true });
}

let shownCard: FactCard | null = null;

function showPlaces({ card, typed }: Extract<ToFrame, { places: unknown }>['places']): void {
  if (card !== shownCard) places.show([...facts].flatMap(([element, fact]) => (fact.card === card ? [element] : [])));
  shownCard = card;
  places.type(typed);
}

say({ editorReady: true });

/**
 * Finds the elements that show a section's pictures: photos by their files, illustrations by their order. If the section draws more
 * than its pictures, or fewer, its illustrations stay out, because we couldn't tell them apart.
 */
function placePhotos(section: HTMLElement, pictures: readonly FramePhoto[]): { photo: FramePhoto; element: HTMLElement }[] {
  const drawn = [...section.querySelectorAll<HTMLElement>('img, .pic-inline')];
  const photos = pictures
    .filter(({ files }) => files.length > 0)
    .flatMap((photo) => {
      const element = drawn.find((one) => photo.files.some((file) => one.closest('picture')?.innerHTML.includes(file)));
      return element ? [{ photo, element }] : [];
    });
  const illustrations = pictures.filter(({ files }) => files.length === 0);
  const others = drawn.filter((element) => !element.closest('picture'));
  const placed = illustrations.length === others.length ? illustrations : [];
  return [
    ...photos,
    ...placed.flatMap((photo, index) => {
      const element = others[index];
      return element ? [{ photo, element }] : [];
    }),
  ];
}
