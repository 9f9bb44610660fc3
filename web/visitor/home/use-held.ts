import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer is over an element or something in it has focus. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => setHeld(box.matches(':hover') || box.contains(document.activeElement));
    // After a focusout the new element has focus only in the next task.
    const later = () => setTimeout(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) box.addEventListener(event, later);
    look();
    return () => {
      for (const event of events) box.removeEventListener(event, later);
    };
  }, [element]);
  return held;
}
