import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { BriefStep } from '../../domain/briefs/schema.ts';
import { useBriefForm } from './brief-form.tsx';

/** A link to a step, and to a field of it, which gets the focus there. Without a connection, it opens the step from what's here. */
export function StepLink({ step, field, checked = false, children, ...rest }: StepLinkProps): ReactNode {
  const { goToStep } = useBriefForm();
  // Questions of the interview may be folded away.
  const search = checked ? '?check=1' : field?.startsWith('interview.') ? '?more=interview' : '';
  const open = (event: MouseEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    goToStep(step);
  };
  return (
    <Link to={`/onboarding/${step}${search}${field ? `#${field}` : ''}`} prefetch="none" {...rest} onClick={open}>
      {children}
    </Link>
  );
}

export interface StepLinkProps {
  step: BriefStep;
  /** Path of a field, such as `services.1.priceFrom`. */
  field?: string;
  /** True if the step should show all its problems. */
  checked?: boolean;
  children: ReactNode;
  className?: string;
  title?: string;
  'aria-current'?: 'step';
}
