import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A visitor's message. Shows eight lines and a button for the rest. Without script it shows everything. */
export function FoldedMessage({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [whole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures a changed message again
  useEffect(() => {
    const measure = () => words.current && !whole && setIsLong(words.current.scrollHeight > words.current.clientHeight + 1);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [children, whole]);
  return (
    <>
      <p
        ref={words}
        className={classNames('own-words mt-1 wrap-anywhere whitespace-pre-line', !whole && 'line-clamp-8 noscript:line-clamp-none')}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="link mt-1 min-h-9 text-small pointer-coarse:min-h-11"
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
