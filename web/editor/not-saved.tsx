import type { FieldErrors } from '../forms/checked-form.ts';
import { FieldError } from '../ui/controls/field.tsx';

/** Above a form's buttons: what is wrong with all of it, or that something is wrong at a field further up. */
export function NotSaved({ errors, className }: { errors: FieldErrors; className?: string }) {
  if (Object.keys(errors).length === 0) return null;
  return <FieldError className={className}>{errors[''] ?? 'Not saved. Fix the fields marked below.'}</FieldError>;
}
