import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChatMessage, chatFailure, chatLimits, greeting, publicKey } from '../../../domain/assistant/schema.ts';
import { ReplyReader } from './event-stream.ts';
import { keepTranscript } from './transcript.ts';

/**
 * A conversation with the assistant. `send` does nothing while a reply is loading or if there's nothing to send. `stop` ends the
 * reply where it is. A failure adds an error message to the conversation, which stays usable. `problem` is the server's reason, such
 * as how long to wait.
 */
export function useChat() {
  const [messages, setMessages] = useState<ChatMessage[]>([{ role: 'assistant', content: greeting() }]);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const request = useRef<AbortController>(undefined);
  const stop = useCallback(() => request.current?.abort(), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (messages.length > 1) keepTranscript(messages);
  }, [messages]);

  const send = useCallback(
    async (text: string) => {
      const content = text.trim();
      if (!content || request.current) return;
      const abort = new AbortController();
      request.current = abort;
      const history: ChatMessage[] = [...messages, { role: 'user', content }];
      setMessages(history);
      setLoading(true);
      setProblem('');
      try {
        await streamReply(history, abort.signal, (change) => setMessages(change));
      } catch (error) {
        if (!abort.signal.aborted) {
          console.error('The chat failed.', error);
          setMessages((before) => [...before, { role: 'assistant', content: chatFailure }]);
          if (error instanceof Refusal) setProblem(error.message);
        }
      } finally {
        request.current = undefined;
        setLoading(false);
      }
    },
    [messages],
  );

  return { messages, loading, problem, send, stop };
}

type Change = (messages: ChatMessage[]) => ChatMessage[];

/** Requests the reply to a history, and passes on how each piece of it changes the messages. Throws if there is no reply. */
async function streamReply(history: ChatMessage[], signal: AbortSignal, apply: (change: Change) => void): Promise<void> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publicKey}` },
    body: JSON.stringify({ messages: history.slice(-chatLimits.messages) }),
    signal,
  });
  if (!response.ok) throw new Refusal(response.status === 429 ? await response.text() : '', response.status);
  if (!response.body) throw new Error('The reply has no body.');
  // Adds the reply, which is still empty.
  apply((before) => [...before, { role: 'assistant', content: '' }]);
  const append = (pieces: string[]) => {
    if (pieces.length) apply((before) => before.map((message, at) => (at === history.length ? added(message, pieces) : message)));
  };
  const reader = new ReplyReader();
  const chunks = response.body.getReader();
  for (let next = await chunks.read(); !next.done && !reader.done; next = await chunks.read()) append(reader.push(next.value));
  append(reader.end());
  if (reader.done) void chunks.cancel();
}

function added(message: ChatMessage, pieces: string[]): ChatMessage {
  return { ...message, content: message.content + pieces.join('') };
}

/** The server refused to reply. The message is for the reader, or empty. */
class Refusal extends Error {
  constructor(message: string, status: number) {
    super(message);
    this.name = `Refusal ${status}`;
  }
}
