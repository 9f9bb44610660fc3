import type { ReactNode } from 'react';
import { QuietButton } from './quiet-button.tsx';

/** Offers another wording of an answer. One click takes it, and otherwise the answer stays. */
export function DidYouMean({ meant, onTake, className }: { meant: string; onTake: () => void; className?: string }): ReactNode {
  return (
    <p className={className ?? 'text-ui'}>
      Did you mean{' '}
      <QuietButton onClick={onTake} className="text-ui!">
        {meant}
      </QuietButton>
      ?
    </p>
  );
}
