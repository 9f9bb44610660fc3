import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** The name of a mood above the smallest page that has it. */
export function MoodSample({ mood, children }: { mood: keyof typeof grounds; children: ReactNode }): ReactNode {
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames('mb-2 grid h-9 content-center gap-1 rounded-1 px-2 inset-ring-1 inset-ring-line-strong', grounds[mood])}
      >
        <span className="h-1.5 w-3/5 rounded-full bg-current" />
        <span className="h-1 w-4/5 rounded-full bg-current opacity-40" />
      </span>
      {children}
    </>
  );
}

const grounds = {
  light: 'bg-raised text-night-900',
  tinted: 'bg-night-100 text-night-700',
  warm: 'bg-dawn text-night-900',
  dark: 'bg-night-900 text-paper',
};
