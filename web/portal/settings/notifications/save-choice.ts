import { useRef, useState } from 'react';

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves an event's choices, one request after another, and returns the outcome of the last one. Doesn't reload the page. */
export function useSaveChoice(event: string): { saving: Saving; save: (on: string[]) => void } {
  const [saving, setSaving] = useState<Saving>('idle');
  const last = useRef(Promise.resolve(true));
  const save = (on: string[]) => {
    setSaving('saving');
    const own = last.current.then(() => post(event, on));
    last.current = own;
    void own.then((saved) => last.current === own && setSaving(saved ? 'saved' : 'failed'));
  };
  return { saving, save };
}

async function post(event: string, on: string[]): Promise<boolean> {
  const form = new URLSearchParams([['listed', event], ...on.map((name) => ['on', name])]);
  return fetch('/api/notifications/choices', { method: 'POST', body: form, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
}
