import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/**
 * Calls `close` after `shownMs`. Pauses while the focus is inside, after the pointer moved over the toast until it leaves,
 * and while the page is hidden. A pointer that only rests where the toast appears doesn't pause it.
 */
export function useToastClock(shownMs: number, close: () => void) {
  const clock = useRef<ReturnType<typeof toastClock>>(undefined);
  const entered = useRef<{ clientX: number; clientY: number }>(undefined);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const running = toastClock(shownMs, () => latest.current());
    clock.current = running;
    const look = () => running.hold('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      running.stop();
    };
  }, [shownMs]);
  return {
    // A toast that appears under a resting pointer gets events too, but all from the same place.
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      entered.current ??= { clientX, clientY };
      const hasMoved = entered.current.clientX !== clientX || entered.current.clientY !== clientY;
      if (hasMoved) clock.current?.hold('pointer', true);
    },
    onPointerLeave: () => {
      entered.current = undefined;
      clock.current?.hold('pointer', false);
    },
    onFocus: () => clock.current?.hold('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && clock.current?.hold('focus', false),
  };
}

/** A timer that pauses while it has a reason to, then continues with the time left. */
export function toastClock(shownMs: number, end: () => void) {
  const reasons = new Set<string>();
  let leftMs = shownMs;
  let startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(end, leftMs);
  return {
    hold: (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      if (reasons.size > 0 && timer !== undefined) {
        clearTimeout(timer);
        timer = undefined;
        leftMs -= Date.now() - startedAt;
      } else if (reasons.size === 0 && timer === undefined) {
        startedAt = Date.now();
        timer = setTimeout(end, leftMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
