const waiting: (() => void)[] = [];
let isPressed = false;

/**
 * Runs what changes the layout when a field loses the focus. If a press of the pointer took the focus, it runs after the click:
 * otherwise the pressed control could move from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Call once, before any field loses the focus. A touch counts from the mouse events that follow it, because those move the focus. */
export function watchPresses(): void {
  addEventListener('mousedown', () => (isPressed = true), true);
  // A click comes right after `mouseup`. A drag of text ends without one.
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => setTimeout(release), true);
}

function release(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}
