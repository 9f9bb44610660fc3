import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { today } from '../../content/business-clock.ts';
import { dateInWords, dayInWords } from '../../time/day-in-words.ts';
import { dayOf } from '../../time/days.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import type { ShownMessage, ShownThread } from './shown-messages.ts';

/**
 * A thread by day, oldest message on top. Opens at the newest message and stays there as messages arrive. Older ones are loaded
 * on demand from `olderPath` plus the ID of the oldest one shown.
 */
export function MessageList({ thread, olderPath, zone, children }: MessageListProps): ReactNode {
  const { messages, hasOlder, load, loading } = useOlderMessages(thread, olderPath);
  // The first unread message when the page was opened. Reading doesn't move it.
  const [firstNewId] = useState(thread.firstNewId);
  const oldest = messages[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div tabIndex={0} role="log" aria-label="Messages" className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto -outline-offset-3">
      <div className="mb-auto">
        {hasOlder && oldest && (
          <p className="py-3 text-center">
            <LinkButton
              to={`${olderPath}${oldest.id}`}
              size="small"
              look="secondary"
              onClick={(event) => {
                event.preventDefault();
                load();
              }}
            >
              {loading ? 'Loading...' : 'Show older messages'}
            </LinkButton>
          </p>
        )}
        {daysOf(messages, zone).map(({ day, ofDay }) => (
          <section key={day} aria-label={inWords(day)}>
            <h2 className="ui-heading sticky top-0 z-1 border-b-[1.5px] border-ink bg-bg pt-4 pb-1.5 text-small!">{inWords(day)}</h2>
            <ol>
              {ofDay.map((message) => (
                <Fragment key={message.id}>
                  {message.id === firstNewId && <NewRuler />}
                  {children(message)}
                </Fragment>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

export type MessageListProps = {
  thread: ShownThread;
  olderPath: string;
  /** The IANA name of the time zone for days and times. */
  zone: string;
  children: (message: ShownMessage) => ReactNode;
};

function NewRuler(): ReactNode {
  return (
    <li className="flex items-center gap-3 pt-3 text-micro font-semibold">
      <span aria-hidden="true" className="h-[3px] w-8 bg-sun" />
      New
    </li>
  );
}

function daysOf(messages: ShownMessage[], zone: string): { day: string; ofDay: ShownMessage[] }[] {
  const days: { day: string; ofDay: ShownMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(new Date(message.at), zone);
    if (days.at(-1)?.day !== day) days.push({ day, ofDay: [] });
    days.at(-1)?.ofDay.push(message);
  }
  return days;
}

/** 'Monday, November 23', with the year if it isn't this one. */
function inWords(day: string): string {
  return day.slice(0, 4) === today().slice(0, 4) ? dayInWords(day) : dateInWords(day);
}

/** A thread's messages, including older ones that were loaded before. Reloaded messages replace earlier copies. */
function useOlderMessages(thread: ShownThread, olderPath: string) {
  const fetcher = useFetcher<{ thread: ShownThread | null }>();
  const [older, setOlder] = useState<{ messages: ShownMessage[]; hasOlder: boolean } | null>(null);
  const answer = fetcher.data?.thread;
  useEffect(() => {
    if (!answer) return;
    setOlder((before) => ({ messages: merged(answer.messages, before?.messages ?? []), hasOlder: answer.hasOlder }));
  }, [answer]);
  // Keeps messages that are no longer among the newest 50.
  const [shown, setShown] = useState(thread.messages);
  useEffect(() => setShown((before) => merged(before, thread.messages)), [thread.messages]);
  const messages = merged(older?.messages ?? [], merged(shown, thread.messages));
  return {
    messages,
    hasOlder: older ? older.hasOlder : thread.hasOlder,
    loading: fetcher.state !== 'idle',
    load: () => fetcher.state === 'idle' && void fetcher.load(`${olderPath}${messages[0]?.id ?? ''}`),
  };
}

/** Merges two lists in order of time. If a message is in both, the later copy counts. IDs sort by time. */
function merged(before: ShownMessage[], later: ShownMessage[]): ShownMessage[] {
  const byId = new Map([...before, ...later].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1));
}
