import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** The text of a search field, and what the field needs. What was typed before the scripts arrived counts. */
export function useSearchText() {
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current?.value) setText(ref.current.value);
  }, []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  return { text, field: { ref, value: text, onChange, type: 'search', autoComplete: 'off' } as const };
}
