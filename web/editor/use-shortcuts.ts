import { useEffect } from 'react';

/** Moves the focus to the editor's next part: `data-part` on bar, rail, panel and draft. True if that's the draft. */
export function focusNextPart(screen: HTMLElement | null): boolean {
  const parts = [...(screen?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].filter((part) => part.getClientRects().length > 0);
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts[(at + 1) % parts.length];
  // A panel takes the focus itself, the others pass it on: to the draft's page, or to their first control.
  const target = next?.matches('[tabindex]')
    ? next
    : (next?.querySelector<HTMLElement>('iframe:not([inert])') ?? next?.querySelector<HTMLElement>('button:not(:disabled), a[href]'));
  target?.focus();
  return next?.dataset.part === 'draft';
}

/** Undo, redo and F6. They work wherever the focus is, except that fields have their own undo. */
export function useShortcuts(step: (kind: 'undo' | 'redo') => void, nextPart: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        nextPart();
        return;
      }
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        step(event.shiftKey ? 'redo' : 'undo');
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
