import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/browser-memory.ts';

/** Text state that survives a reload of this tab, stored under `key`. */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const [words, setWords] = useState('');
  useEffect(() => setWords((typed) => typed || (recall('sessionStorage', key) ?? '')), [key]);
  return [
    words,
    (next) => {
      setWords(next);
      remember('sessionStorage', key, next);
    },
  ];
}
