import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99rem)';

/** True on screens as narrow as a phone's. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
