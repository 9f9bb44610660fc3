import { useEffect, useState } from 'react';
import { forget, recall, remember } from './browser-memory.ts';

/** Sets the state, or changes what it is. Undefined removes it. */
type Keep<Value> = (next: Value | undefined | ((before: Value | undefined) => Value | undefined)) => void;

/** State that survives a reload of this tab and a look at another screen, stored under `key`. Undefined if nothing is. */
export function useKept<Value>(key: string): [kept: Value | undefined, keep: Keep<Value>] {
  const [value, setValue] = useState<Value>();
  // After the first render, which has to look as the server's did.
  useEffect(() => setValue((now) => now ?? stored<Value>(key)), [key]);
  const keep: Keep<Value> = (next) =>
    setValue((now) => {
      const changed = next instanceof Function ? next(now ?? stored(key)) : next;
      if (changed === undefined) forget('sessionStorage', key);
      else remember('sessionStorage', key, JSON.stringify(changed));
      return changed;
    });
  return [value, keep];
}

function stored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(recall('sessionStorage', key) ?? '') as Value;
  } catch {
    return undefined;
  }
}
