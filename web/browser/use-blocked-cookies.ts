import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in a browser that refuses cookies, once the page runs. Nothing can be kept from one page to the next there. */
export function useBlockedCookies(): boolean {
  return useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  );
}
