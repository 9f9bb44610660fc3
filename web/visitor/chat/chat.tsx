import { MessageSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/drawings/icon.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useChat } from './use-chat.ts';

/** The assistant: a floating button, and in its place the panel when it is open. The conversation outlives closing. */
export default function Chat() {
  const [open, setOpen] = useState(false);
  const chat = useChat();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Whoever closes the panel stands at the button again.
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) {
    return (
      <ChatPanel
        {...chat}
        onClose={() => {
          chat.stop();
          setOpen(false);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-chat-button
      aria-label="Open chat"
      onClick={() => setOpen(true)}
      className="night floats-right fixed z-35 grid size-14 place-items-center rounded-3 bg-night-900 text-ink shadow-2 inset-ring-[1.5px] inset-ring-night-600 transition-[background-color,translate] duration-fast hover:bg-night-800 motion-safe:animate-arrive motion-safe:hover:-translate-y-0.5"
    >
      <Icon of={MessageSquare} size={24} />
      <span aria-hidden="true" className="absolute inset-x-3 -bottom-px h-[3px] rounded-full bg-sun" />
    </button>
  );
}
