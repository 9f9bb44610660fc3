/** What browsers of the Chromium family hand to a page that may be installed; no standard names it. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: BeforeInstallPromptEvent | undefined;
let installed = false;

/** Keeps the browser's offer to install, which comes once a visit, until /install makes use of it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as BeforeInstallPromptEvent;
    showInstallState();
  });
  addEventListener('appinstalled', () => {
    installed = true;
    offer = undefined;
    showInstallState();
  });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-install-button]') || !offer) return;
    // An offer can be used once, so a refusal leaves the steps.
    const asked = offer;
    offer = undefined;
    void asked.prompt().then(showInstallState);
  });
}

/** Shows what fits this browser of the page's `[data-install]`: the app is installed, one click asks, or it takes steps. */
export function showInstallState(): void {
  const state = currentState();
  for (const part of document.querySelectorAll<HTMLElement>('[data-install]')) {
    const fits = part.dataset.install === state;
    if (part.hidden === fits) part.hidden = !fits;
  }
}

function currentState(): 'installed' | 'offered' | 'steps' {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed';
  // Safari on a home screen says it in a property of its own.
  if ((navigator as Navigator & { standalone?: boolean }).standalone) return 'installed';
  return offer ? 'offered' : 'steps';
}
