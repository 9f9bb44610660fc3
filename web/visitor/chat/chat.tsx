import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lateFile } from '../../browser/late-file.ts';
import { Icon } from '../../ui/drawings/icon.tsx';

const Conversation = lazy(() => lateFile(() => import('./conversation.tsx')));

/** The chat assistant: a floating button that the open panel replaces. Closing the panel keeps the conversation. */
export function Chat() {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closing the panel returns the focus to the button.
    if (open === false) button.current?.focus();
  }, [open]);
  const opener = (
    <button
      ref={button}
      type="button"
      data-chat-button
      aria-label="Open chat"
      aria-busy={open || undefined}
      onClick={() => setOpen(true)}
      className="night floats-right fixed z-35 grid size-14 place-items-center rounded-3 forced-colors:border bg-night-900 text-ink shadow-2 inset-ring-[1.5px] inset-ring-night-600 transition-[background-color,translate] duration-fast hover:bg-night-800 aria-busy:cursor-progress motion-safe:hover:-translate-y-0.5 noscript:hidden"
    >
      <Icon of={MessageSquare} size={24} />
      <span aria-hidden="true" className="absolute inset-x-3 -bottom-px h-[3px] rounded-full bg-sun" />
    </button>
  );
  return (
    <>
      {!open && opener}
      {open !== undefined && (
        <Suspense fallback={open && opener}>
          <Conversation open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
