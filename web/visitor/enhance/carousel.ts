/** How long a slide shows before the next one. */
export const turnMs = 5000;
/** A finger that moves farther sideways than this turns the carousel. */
const swipePx = 40;

/**
 * Runs a carousel (`[data-slide]`, `[data-dot]`, `[data-turn]`). It moves every 5 s and wraps around. It stops while the
 * pointer or the focus is in it, while it's paused, and for visitors who prefer reduced motion. Arrows, dots, arrow keys
 * and swipes move it by hand.
 */
export function startCarousel(area: HTMLElement): void {
  const slides = [...area.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...area.querySelectorAll<HTMLElement>('[data-dot]')];
  const pauseButton = area.querySelector<HTMLElement>('[data-turn="pause"]');
  let shown = 0;
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (slides.length < 2) return;

  const wait = () => {
    clearTimeout(timer);
    const held = paused || area.matches(':hover') || area.contains(document.activeElement);
    // Screen readers announce a slide only when someone moves to it.
    area.querySelector('[aria-live]')?.setAttribute('aria-live', held ? 'polite' : 'off');
    if (!held && area.isConnected) timer = setTimeout(() => show(shown + 1), turnMs);
  };
  const show = (index: number) => {
    shown = (index + slides.length) % slides.length;
    for (const [place, slide] of slides.entries()) slide.inert = place !== shown;
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === shown));
    wait();
  };

  area.addEventListener('click', ({ target }) => {
    const turn = (target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn;
    const dot = dots.indexOf((target as Element).closest<HTMLElement>('[data-dot]') as HTMLElement);
    if (dot >= 0) show(dot);
    if (turn === 'previous') show(shown - 1);
    if (turn === 'next') show(shown + 1);
    if (turn !== 'pause') return;
    paused = !paused;
    pauseButton?.toggleAttribute('data-paused', paused);
    pauseButton?.setAttribute('aria-label', paused ? 'Play' : 'Pause');
    wait();
  });
  area.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  });
  let from: number | undefined;
  area.addEventListener('pointerdown', ({ clientX, pointerType }) => {
    from = pointerType === 'mouse' ? undefined : clientX;
  });
  area.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === undefined ? 0 : clientX - from;
    if (Math.abs(moved) > swipePx) show(shown + (moved < 0 ? 1 : -1));
  });
  // After a focusout the new element has focus only in the next task.
  for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) area.addEventListener(change, () => setTimeout(wait));
  wait();
}
