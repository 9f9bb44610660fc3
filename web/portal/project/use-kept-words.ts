import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/browser-memory.ts';

/** Half-typed words that this tab keeps over a reload, under a key of their own. */
export function useKeptWords(key: string): [words: string, setWords: (words: string) => void] {
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
