/** How long the splash stands, and how long each of its four messages (seed section 2: steps at 0, 1.5, 3, 4.5 and 6 s). */
export const splashMs = 6500;
export const messageMs = 1500;
/** From its end until it is gone: the hand-off's delay of 100 ms and the fade of 0.3 s. */
export const leaveMs = 400;

/** Which of the messages shows after so many ms; the step at 6 s comes back to the first. */
export function messageAt(elapsedMs: number, messages = 4): number {
  return Math.floor(Math.max(0, elapsedMs) / messageMs) % messages;
}

const seenKey = 'splash-seen';

/**
 * Runs before anything is painted: asks for the splash when this browser session has not seen one and the person has
 * nothing against motion. A browser without session storage gets none, since it could not be told that it was seen.
 */
export const splashOnceScript = `try{if(!sessionStorage.getItem('${seenKey}')&&!matchMedia('(prefers-reduced-motion: reduce)').matches){sessionStorage.setItem('${seenKey}','1');document.documentElement.dataset.splash='on';window.splashStartedAt=performance.now()}}catch{}`;
