import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** State and props of a search field. Text typed before React started counts too. */
export function useSearchText() {
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current?.value) setText(ref.current.value);
  }, []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  return { text, field: { ref, value: text, onChange, type: 'search', autoComplete: 'off' } as const };
}
