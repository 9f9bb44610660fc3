import type { ReactNode } from 'react';
import { useBriefForm } from '../brief-form.tsx';
import { DidYouMean } from './did-you-mean.tsx';

/** The field of a name, and the name with capitals if it was typed without any or in nothing else. Hidden while the field is edited. */
export function Named({ name, onTake, className = '', children }: NamedProps): ReactNode {
  const meant = useBriefForm().data.advice.names[name.trim()];
  return (
    <div className={`group grid content-start gap-[.4rem] ${className}`}>
      {children}
      {meant !== undefined && <DidYouMean meant={meant} onTake={() => onTake(meant)} className="text-ui group-has-[input:focus]:hidden" />}
    </div>
  );
}

interface NamedProps {
  /** The name as it's typed. */
  name: string;
  onTake: (name: string) => void;
  className?: string;
  children: ReactNode;
}
