import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What `read` finds in this browser, once the page runs. False before. For what doesn't change while a page is open. */
export function useInBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}
