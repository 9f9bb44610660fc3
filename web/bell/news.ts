import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';

/** A person's notifications as the bell shows them. */
export type News = Pick<RootData, 'notifications' | 'unread'>;

const none: News = { notifications: [], unread: 0 };

/** What was read since the page's own data came, which it counts against. */
let fresh: { since: RootData | undefined; news: News } | undefined;
const watchers = new Set<() => void>();

/** The newest notifications known: the page's, or those read by themselves since. */
export function useNews(): News {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const read = useSyncExternalStore(
    watch,
    () => fresh,
    () => undefined,
  );
  return read && read.since === root ? read.news : (root ?? none);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Reads the notifications again before the page does. Returns false if that failed, which is only logged. */
export async function readNews(root: RootData | undefined): Promise<boolean> {
  try {
    const answer = await fetch('/api/notifications', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    fresh = { since: root, news: (await answer.json()) as News };
    for (const tell of watchers) tell();
    return true;
  } catch (error) {
    console.error('Reading notifications failed.', error);
    return false;
  }
}
