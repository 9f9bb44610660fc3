import { ChatPanel } from './chat-panel.tsx';
import { useChat } from './use-chat.ts';

/** The conversation, which is kept while its panel is closed. Loaded when a visitor opens the chat. */
export default function Conversation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const chat = useChat();
  if (!open) return null;
  const close = () => {
    chat.stop();
    onClose();
  };
  return <ChatPanel {...chat} onClose={close} />;
}
