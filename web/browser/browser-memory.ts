type Store = 'sessionStorage' | 'localStorage';

/** The text that the browser stores under a key, for the tab or permanently. Undefined if there is none, or if storage is blocked. */
export function recall(store: Store, key: string): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a key. False if that fails, because browsers can block storage and throw an error. */
export function remember(store: Store, key: string, text: string): boolean {
  try {
    window[store].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored under a key. */
export function forget(store: Store, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
