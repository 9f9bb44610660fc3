import { useSyncExternalStore } from 'react';

/** What browsers of the Chromium family hand to a page that may be installed; no standard names it. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How installing stands in this browser: `unknown` before the page runs, `steps` where the browser offers no prompt to pages,
 * `offered` where one click asks, `installed` when the app runs as one or was installed just now.
 */
export type InstallState = 'unknown' | 'steps' | 'offered' | 'installed';

let offer: BeforeInstallPromptEvent | undefined;
let installed = false;
const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of watchers) watcher();
};

/** Keeps the browser's offer, which comes once a visit, on whichever page the visit begins. Called once, in the browser. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as BeforeInstallPromptEvent;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    installed = true;
    offer = undefined;
    tell();
  });
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    currentState,
    () => 'unknown',
  );
}

function currentState(): InstallState {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed';
  // Safari on a home screen says it in a property of its own.
  if ((navigator as Navigator & { standalone?: boolean }).standalone) return 'installed';
  return offer ? 'offered' : 'steps';
}

/** Shows the browser's own question. An offer can be used once, so a refusal leaves the steps. */
export async function install(): Promise<void> {
  const asked = offer;
  if (!asked) return;
  offer = undefined;
  await asked.prompt();
  tell();
}
