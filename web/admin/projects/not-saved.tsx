import type { FieldErrors } from '../../forms/checked-form.ts';
import { FieldError } from '../../ui/controls/field.tsx';

/** Shown above a form's buttons: errors of the whole form, or a note that a field further up has one. */
export function NotSaved({ errors, className }: { errors: FieldErrors; className?: string }) {
  if (Object.keys(errors).length === 0) return null;
  return <FieldError className={className}>{errors[''] ?? 'Not saved. Fix the marked fields.'}</FieldError>;
}
