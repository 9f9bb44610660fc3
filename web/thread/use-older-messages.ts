import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ShownMessage, ShownThread } from './shown-messages.ts';

/** The messages of a thread with the older ones that were asked for before them. What is read anew replaces what was there. */
export function useOlderMessages(thread: ShownThread, olderPath: string) {
  const fetcher = useFetcher<{ thread: ShownThread | null }>();
  const [older, setOlder] = useState<{ messages: ShownMessage[]; hasOlder: boolean } | null>(null);
  const answer = fetcher.data?.thread;
  useEffect(() => {
    if (!answer) return;
    setOlder((before) => ({ messages: merged(answer.messages, before?.messages ?? []), hasOlder: answer.hasOlder }));
  }, [answer]);
  // Messages that a newer page has pushed out of the newest 50 stay where they were seen.
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

/** Both in the order of their time; of a message in both the later reading counts. Ids are made in the order of time. */
function merged(before: ShownMessage[], later: ShownMessage[]): ShownMessage[] {
  const byId = new Map([...before, ...later].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1));
}
