/** The event that Chromium browsers send to a page that can be installed. It isn't standardized. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: BeforeInstallPromptEvent | undefined;
let installed = false;

/** Keeps the browser's offer to install, which comes once per visit, for the button on /install. */
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
    // An offer works once. If the visitor declines it, the page shows the manual steps.
    const prompt = offer;
    offer = undefined;
    void prompt.prompt().then(showInstallState);
  });
}

/** Shows the `[data-install]` element for this browser: already installed, one-click install, or manual steps. */
export function showInstallState(): void {
  const state = currentState();
  for (const part of document.querySelectorAll<HTMLElement>('[data-install]')) {
    const fits = part.dataset.install === state;
    if (part.hidden === fits) part.hidden = !fits;
  }
}

function currentState(): 'installed' | 'offered' | 'steps' {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed';
  // Safari uses its own property for an app on the home screen.
  if ((navigator as Navigator & { standalone?: boolean }).standalone) return 'installed';
  return offer ? 'offered' : 'steps';
}
