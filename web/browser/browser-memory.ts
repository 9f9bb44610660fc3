type Store = 'sessionStorage' | 'localStorage';

/** What the browser keeps under a key, for the tab or for good; undefined for nothing, and where a visitor lets no page keep anything. */
export function recall(store: Store, key: string): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. False where it can't be kept: a browser may refuse any access, and refuses with an error. */
export function remember(store: Store, key: string, text: string): boolean {
  try {
    window[store].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
