import type { ReactNode } from 'react';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { QuietButton } from '../fields/quiet-button.tsx';
import type { TidiedChange } from '../onboarding-data.ts';
import { tidiedIntro, tidiedTitle } from '../tidied-words.ts';

/** What we tidied in the owner's text, each change with the original and a way back. Nothing if there are no changes. */
export function Tidied({ changes, isKept, onUndo, onRedo }: TidiedProps): ReactNode {
  if (changes.length === 0) return null;
  const tidied = changes.filter(({ field, before }) => !isKept(field, before)).length;
  return (
    <RuledSection title={tidied === 0 ? 'Kept as you wrote it' : tidiedTitle(tidied)}>
      <p className="pb-2 text-small text-ink-2">{tidiedIntro}</p>
      <ul>
        {changes.map((change) => (
          <Change
            key={change.field + change.before}
            change={change}
            isKept={isKept(change.field, change.before)}
            onUndo={() => onUndo(change.field, change.before)}
            onRedo={() => onRedo(change.field, change.before)}
          />
        ))}
      </ul>
    </RuledSection>
  );
}

function Change({ change: { place, before, after, what }, isKept, onUndo, onRedo }: ChangeProps) {
  return (
    <li className="grid items-start gap-x-4 border-b border-line py-2 text-ui sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="wrap-anywhere">
        <b className="block">{place}</b>
        <span className="block text-small text-ink-2">
          {what}
          <span className="sr-only">, you wrote: </span>
        </span>
        {isKept ? (
          <bdi className="whitespace-pre-line">{before}</bdi>
        ) : (
          <>
            <del className="block whitespace-pre-line text-ink-2">
              <bdi>{before}</bdi>
            </del>
            <span className="sr-only">We changed it to: </span>
            <ins className="whitespace-pre-line no-underline">
              <bdi>{after}</bdi>
            </ins>
          </>
        )}
      </p>
      <p className="text-small sm:text-right">
        {isKept && <span className="text-ink-2">Kept as you wrote it. </span>}
        <QuietButton onClick={isKept ? onRedo : onUndo} className="noscript:hidden">
          {isKept ? 'Tidy again' : 'Undo'}
          <span className="sr-only">: {place}</span>
        </QuietButton>
      </p>
    </li>
  );
}

interface TidiedProps {
  changes: TidiedChange[];
  /** True if the owner has undone this change. */
  isKept: (field: string, before: string) => boolean;
  onUndo: (field: string, before: string) => void;
  onRedo: (field: string, before: string) => void;
}

interface ChangeProps {
  change: TidiedChange;
  isKept: boolean;
  onUndo: () => void;
  onRedo: () => void;
}
