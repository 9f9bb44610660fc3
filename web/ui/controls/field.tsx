import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { DotShape } from '../drawings/dot.tsx';

/**
 * A label, a control, a hint and an error that belong together. The control inside (TextInput, Textarea, Select) gets its id,
 * `aria-describedby` and `aria-invalid` from here. An error never clears what was typed. `optional` adds a note to the label.
 */
export function Field({ label, hint, error, optional = false, hideLabel = false, children, className }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid content-start gap-[.4rem]', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-ui font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      <FieldContext value={{ id, describedBy: described, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Several controls for one question: a fieldset with legend, hint and error. */
export function FieldGroup({ label, hint, error, optional = false, hideLabel = false, children, className }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={described} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-[.4rem] text-ui font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      {children}
      {hint && (
        <FieldHint id={`${id}-hint`} className="mt-[.4rem]">
          {hint}
        </FieldHint>
      )}
      <FieldError id={`${id}-error`} className="mt-[.4rem]">
        {error}
      </FieldError>
    </fieldset>
  );
}

/** An error below a control or a form, with a diamond icon. Its box is always in the page, so screen readers announce new text. */
export function FieldError({ id, children, className }: { id?: string; children?: ReactNode; className?: string }): ReactNode {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('grid grid-cols-[auto_1fr] items-baseline gap-2 text-small font-[550] text-danger empty:sr-only', className)}
    >
      {children && (
        <>
          <DotShape state="late" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

function FieldHint({ id, children, className }: { id: string; children: ReactNode; className?: string }): ReactNode {
  return (
    <p id={id} className={classNames('text-small text-ink-2', className)}>
      {children}
    </p>
  );
}

/** Attributes for a control inside a Field; empty outside one. */
export function useFieldProps(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined };
}

const FieldContext = createContext<{ id: string; describedBy: string | undefined; invalid: boolean } | null>(null);

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  children: ReactNode;
  className?: string;
};
