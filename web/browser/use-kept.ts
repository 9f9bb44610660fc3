import { useEffect, useRef, useState } from 'react';
import { forget, recall, remember } from './browser-memory.ts';

/** Sets the state, or changes what it is. Undefined removes it. */
type Keep<Value> = (next: Value | undefined | ((before: Value | undefined) => Value | undefined)) => void;

/** State that survives a reload of this tab and a look at another screen, stored under `key`. Undefined if nothing is. */
export function useKept<Value>(key: string): [kept: Value | undefined, keep: Keep<Value>] {
  const [value, setValue] = useState<Value>();
  // What's stored, also for changes that come before React has rendered the last one, or after the component is gone.
  const stored = useRef<{ key: string; value: Value | undefined }>(undefined);
  const now = () => {
    if (stored.current?.key !== key) stored.current = { key, value: parsed<Value>(recall('sessionStorage', key)) };
    return stored.current.value;
  };
  // After the first render, which has to look as the server's did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for another key
  useEffect(() => setValue(now()), [key]);
  const keep: Keep<Value> = (next) => {
    const changed = next instanceof Function ? next(now()) : next;
    stored.current = { key, value: changed };
    if (changed === undefined) forget('sessionStorage', key);
    else remember('sessionStorage', key, JSON.stringify(changed));
    setValue(changed);
  };
  return [value, keep];
}

function parsed<Value>(text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
