/** What only React can answer. Links, and controls marked `data-plain`, work without it. */
const needing = 'button, input, select, textarea, label, form';

/**
 * Starts React on a page that holds it back (web/api/late-scripts.ts). Without effect where it has started, and on pages
 * that start it themselves.
 */
export function startFramework(): void {
  const waiting = document.querySelector<HTMLScriptElement>('script[data-start]');
  if (!waiting || waiting.dataset.start) return;
  waiting.dataset.start = 'started';
  for (const href of (waiting.dataset.files ?? '').split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The hash of the waiting script in the page's policy allows its copy too.
  document.body.append(Object.assign(document.createElement('script'), { type: 'module', textContent: waiting.textContent }));
}

/**
 * Starts React once a visitor presses, hovers over or focuses a control that needs it. A button that was clicked before
 * React could hear it is clicked again when React is there.
 */
export function startFrameworkWhenNeeded(): void {
  for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
    addEventListener(
      touch,
      (event) => {
        // A finger that scrolls passes over many things that it doesn't want.
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

/** Starts React when an element marked `data-hydrate="visible"` comes into view; with `data-hydrate="load"` on the page as soon as it has loaded. */
export function startFrameworkNear(): void {
  if (document.querySelector('[data-hydrate="load"]')) {
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

/** Set on the root element, and told by an event of this name, when React has taken over the page. */
export const hydrated = 'hydrated';

/** Told by a part of the page that loads apart (late-part.tsx), when it answers too. */
export const lateReady = 'late-ready';

function clickAgainLater(): void {
  let clicked: HTMLElement | undefined;
  addEventListener(
    'click',
    (event) => {
      const control = controlAt(event);
      // Buttons that send a form do so without React.
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

/** Whether React hears a click on this control: it has taken over the page, and the part that the control is in. */
function isAnswered(control: Element): boolean {
  return hydrated in document.documentElement.dataset && !control.closest('[data-late=""]');
}
