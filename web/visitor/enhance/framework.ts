import { recall } from '../../browser/browser-memory.ts';
import { hydrated } from '../../browser/hydrated.ts';
import { isLeaving } from '../../browser/leaving.ts';
import { reloadOnce, serverAnswers } from '../../browser/reload-once.ts';
import { hasTypedEarly } from '../../browser/typed-input.ts';

/** Controls that need React. Links and controls inside `data-plain` work without it. */
const needing = 'button, input, select, textarea, label, form';

/**
 * Starts React on a page that delays it (web/api/late-scripts.ts). Does nothing if it has started, or on pages that start it
 * themselves.
 */
export function startFramework(): void {
  const waiting = document.querySelector<HTMLScriptElement>('script[data-start]');
  if (!waiting || waiting.dataset.start) return;
  waiting.dataset.start = 'started';
  for (const href of (waiting.dataset.files ?? '').split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The copy has the same hash, so the page's Content Security Policy allows it.
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: waiting.textContent });
  script.addEventListener('error', () => !isLeaving() && void reloadOldPage());
  document.body.append(script);
}

/**
 * Reloads a page whose scripts are gone, because it was opened long before an update. With something typed, it stays: forms and
 * links work without React.
 */
async function reloadOldPage(): Promise<void> {
  await serverAnswers();
  if (!hasTypedEarly()) reloadOnce(document.documentElement.dataset.build);
}

/**
 * Starts React when a visitor presses, hovers over or focuses a control that needs it. A button that was clicked before
 * React was ready is clicked again afterward.
 */
export function startFrameworkWhenNeeded(): void {
  for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
    addEventListener(
      touch,
      (event) => {
        // A finger passes over many controls while scrolling.
        if (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'mouse') return;
        if (controlAt(event)) startFramework();
      },
      { capture: true, passive: true },
    );
  clickAgainLater();
}

function controlAt({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(needing) : null;
  return control?.closest('[data-plain]') ? null : control;
}

/**
 * Starts React when an element with `data-hydrate="visible"` comes into view, or after loading if the page has one with
 * `data-hydrate="load"`, or one with `data-hydrate="kept"` for which this tab has stored something under `data-kept`.
 */
export function startFrameworkNear(): void {
  const hasKept = [...document.querySelectorAll<HTMLElement>('[data-hydrate="kept"]')].some(({ dataset }) =>
    recall('sessionStorage', dataset.kept ?? ''),
  );
  if (document.querySelector('[data-hydrate="load"]') || hasKept) {
    if (document.readyState === 'complete') startFramework();
    else addEventListener('load', startFramework, { once: true });
  }
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    startFramework();
  });
  for (const element of document.querySelectorAll('[data-hydrate="visible"]')) watch.observe(element);
}

/** Event from a separately loaded part of the page (visitor/layout.tsx) when it's ready too. */
export const lateReady = 'late-ready';

/**
 * Before React runs, a link with `data-form` sends that form, if something was typed into it, and its answer leads on. Otherwise a
 * visitor who's faster than the scripts would lose what they typed.
 */
export function sendFormsWithLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-form]') : null;
    const form = document.getElementById(link?.dataset.form ?? '');
    if (!link || !(form instanceof HTMLFormElement) || isAnswered(link)) return;
    const opensElsewhere = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || [...new FormData(form).values()].every((value) => !String(value).trim())) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

function clickAgainLater(): void {
  let clicked: HTMLElement | undefined;
  addEventListener(
    'click',
    (event) => {
      const control = controlAt(event);
      // Submit buttons work without React.
      if (!(control instanceof HTMLButtonElement) || control.type !== 'button' || isAnswered(control)) return;
      clicked?.removeAttribute('aria-busy');
      clicked = control;
      clicked.setAttribute('aria-busy', 'true');
    },
    true,
  );
  const clickAgain = () => {
    if (!clicked || !isAnswered(clicked)) return;
    const button = clicked;
    clicked = undefined;
    button.removeAttribute('aria-busy');
    button.click();
  };
  addEventListener(hydrated, clickAgain);
  addEventListener(lateReady, clickAgain);
}

/** Whether React handles clicks on this control: it controls the page and the separately loaded part around the control. */
function isAnswered(control: Element): boolean {
  return hydrated in document.documentElement.dataset && !control.closest('[data-late=""]');
}
