import { recall, remember } from '../browser-memory.ts';
import { track } from '../track.ts';
import { startFramework } from './framework.ts';

const shownKey = 'exit-offer';

/**
 * Asks for the exit offer once in a browser session, when the pointer leaves through the top of the window (seed section
 * 4): the page's `[data-exit-offer]` becomes 'due' and hears an event `exit`, and React starts. Never in a browser that
 * can't remember that it did.
 */
export function watchExit(): void {
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    const offer = document.querySelector<HTMLElement>('[data-exit-offer]');
    if (!offer || clientY > 0 || document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
    if (recall('sessionStorage', shownKey) || !remember('sessionStorage', shownKey, 'shown')) return;
    track('exit_intent_shown', { trigger: 'mouse_leave' });
    offer.dataset.exitOffer = 'due';
    offer.dispatchEvent(new Event('exit'));
    startFramework();
  });
}
