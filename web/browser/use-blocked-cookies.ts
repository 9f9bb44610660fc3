import { useInBrowser } from './use-in-browser.ts';

/** True in a browser that refuses cookies, once the page runs. Nothing can be kept from one page to the next there. */
export function useBlockedCookies(): boolean {
  return useInBrowser(() => !navigator.cookieEnabled);
}
