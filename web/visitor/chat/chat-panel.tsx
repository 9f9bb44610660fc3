import { ArrowUp, Square, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { brand } from '../../../content/brand.ts';
import { withoutLinks } from '../../../content/text-links.ts';
import { type ChatMessage, chatLimits } from '../../../domain/assistant/schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton, unavailable } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Mark } from '../../ui/drawings/mark.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { lengthWords } from '../../ui/text-length.ts';
import { AnswerText } from './answer-text.tsx';
import type { useChat } from './use-chat.ts';

/** The most common first questions. */
const openers = ['What does it cost?', 'How fast is it?', 'Can I talk to a person?'];

/** The open chat: 384 by 600 px, smaller on small screens. Esc closes it. */
export function ChatPanel({ messages, loading, problem, send, stop, onClose }: ReturnType<typeof useChat> & { onClose: () => void }) {
  const title = useId();
  // Links open in the same window. On a phone the panel would cover the page, so it closes.
  const leave = () => window.matchMedia('(max-width: 33rem)').matches && onClose();
  return (
    <section
      role="dialog"
      aria-labelledby={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="floats-right fixed z-35 flex h-[min(600px,calc(100dvh-1.5rem-var(--strip)))] w-[min(384px,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-3 forced-colors:border bg-bg text-ui text-ink shadow-rise inset-ring-1 inset-ring-line-strong motion-safe:animate-arrive"
    >
      <div className="night relative flex items-center gap-3 border-b-[3px] border-sun py-3 pr-2 pl-4">
        <Mark size={30} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 id={title} className="text-[1.3rem] leading-tight">
            Ask {brand.name}
          </h2>
          <p className="text-micro text-ink-2">Automated answers from our own pages.</p>
        </div>
        <IconButton icon={X} label="Close chat" onClick={onClose} />
      </div>
      <Conversation messages={messages} loading={loading} onLeave={leave} />
      {messages.length === 1 && (
        <ul className="flex flex-wrap gap-2 px-4 pb-3">
          {openers.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => void send(question)}
                className="min-h-9 rounded-2 forced-colors:border px-3 text-small font-semibold inset-ring-[1.5px] inset-ring-control hover:bg-ink/6 pointer-coarse:min-h-11"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <QuestionForm loading={loading} problem={problem} send={send} stop={stop} />
    </section>
  );
}

function Conversation({ messages, loading, onLeave }: { messages: ChatMessage[]; loading: boolean; onLeave: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end on every change of the conversation.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, loading]);
  return (
    <>
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        <ol className="grid gap-4">
          {messages.map((message, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
            <Message key={place} message={message} onLeave={onLeave} />
          ))}
        </ol>
        {loading && !(last?.role === 'assistant' && last.content) && (
          <p className="mt-4 flex items-center gap-2 text-ink-2">
            <Spinner size={16} /> Looking that up...
          </p>
        )}
      </div>
      {/* Announced when it's complete, because screen readers can't follow it word by word. */}
      <p role="status" className="sr-only">
        {loading ? 'Looking that up.' : messages.length > 1 && last?.role === 'assistant' ? withoutLinks(last.content) : ''}
      </p>
    </>
  );
}

function Message({ message: { role, content }, onLeave }: { message: ChatMessage; onLeave: () => void }) {
  const mine = role === 'user';
  return (
    <li data-role={role} className={classNames(mine ? 'ml-10 justify-self-end' : 'mr-4', !content && 'hidden')}>
      <span className="sr-only">{mine ? 'You: ' : 'Assistant: '}</span>
      <div className={mine ? 'rounded-2 bg-warm px-3.5 py-2 wrap-anywhere whitespace-pre-line' : 'border-l-2 border-line-strong pl-3'}>
        {mine ? content : <AnswerText text={content} onLeave={onLeave} />}
      </div>
    </li>
  );
}

type Asking = Pick<ReturnType<typeof useChat>, 'loading' | 'problem' | 'send' | 'stop'>;

/** Enter sends, Shift and Enter starts a new line. While a reply is loading, the only button stops it. */
function QuestionForm({ loading, problem, send, stop }: Asking) {
  const [text, setText] = useState('');
  const { tooLong } = lengthWords(text, chatLimits.message);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    if (loading || tooLong || !text.trim()) return;
    setText('');
    void send(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="border-t border-line-strong p-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p id={`${id}-problem`} aria-live="polite" className="mb-2 text-small font-[550] text-danger empty:sr-only">
        {tooLong ?? problem}
      </p>
      <div className="flex items-end gap-2 rounded-2 border-[1.5px] border-control bg-raised p-1 focus-within:border-ink focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-sun">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label="Your question"
          aria-describedby={`${id}-problem`}
          placeholder="Ask about price, pages, timing"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-28 min-h-10 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2 text-[1rem] leading-normal outline-none"
        />
        {loading ? (
          <button
            type="button"
            aria-label="Stop the reply"
            onClick={stop}
            className={classNames(sendClasses, 'inset-ring-[1.5px] inset-ring-control')}
          >
            <Icon of={Square} size={16} />
          </button>
        ) : (
          <button
            type="submit"
            aria-label="Send"
            {...unavailable(!text.trim())}
            className={classNames(sendClasses, 'bg-primary text-on-primary aria-disabled:bg-ink/10 aria-disabled:text-ink-3')}
          >
            <Icon of={ArrowUp} size={20} />
          </button>
        )}
      </div>
    </form>
  );
}

const sendClasses = 'grid size-10 shrink-0 place-items-center rounded-1 forced-colors:border pointer-coarse:size-11';
