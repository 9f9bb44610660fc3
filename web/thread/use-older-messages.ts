import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ShownMessage, ShownThread } from './shown-messages.ts';

/** A thread's messages, including older ones that were loaded before. Reloaded messages replace earlier copies. */
export function useOlderMessages(thread: ShownThread, olderPath: string) {
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
