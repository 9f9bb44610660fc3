import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../session/root-data.ts';

/** A person's notifications as the bell shows them. */
export type News = Pick<RootData, 'notifications' | 'unread'>;

const none: News = { notifications: [], unread: 0 };

/** Notifications read after the page's own data, and the page data they're newer than. */
let fresh: { since: RootData | undefined; news: News } | undefined;
const watchers = new Set<() => void>();

/** The newest notifications: the page's, or those read separately since. */
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

/** Reads the notifications before the page's data is reloaded. Returns false if that failed, which is only logged. */
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
