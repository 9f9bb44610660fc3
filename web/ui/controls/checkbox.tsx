import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckMark } from '../drawings/check-mark.tsx';
import { unavailable } from './button.tsx';
import { FieldError, useFieldProps } from './field.tsx';

/** A checkbox and its label. It's a native input, so it works in a form without script. `error` is shown below and tied to it by id. A disabled one keeps the focus. */
export function Checkbox({ label, hint, error, className, id, disabled = false, onClick, onChange, ...rest }: CheckboxProps): ReactNode {
  const field = useFieldProps();
  const ownId = useId();
  const errorId = error ? `${ownId}-error` : undefined;
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3 py-1 text-ui pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <span className="relative mt-px inline-grid size-5.5 shrink-0 place-items-center">
          <input
            {...field}
            {...rest}
            {...unavailable(disabled, onClick)}
            onChange={disabled ? ignored : onChange}
            id={id ?? field.id}
            type="checkbox"
            aria-invalid={error ? true : field['aria-invalid']}
            aria-describedby={errorId ?? field['aria-describedby']}
            className="peer size-5.5 appearance-none rounded-1 border-[1.5px] border-control bg-raised checked:border-ink checked:bg-ink aria-invalid:border-danger aria-disabled:opacity-50"
          />
          <CheckMark className="pointer-events-none absolute size-4.5 text-bg opacity-0 peer-checked:opacity-100" />
        </span>
        <span>
          {label}
          {hint && <span className="block text-small text-ink-2">{hint}</span>}
        </span>
      </label>
      <FieldError id={errorId} className="pl-8.5">
        {error}
      </FieldError>
    </div>
  );
}

/** React reports a change even if the click was prevented. */
function ignored() {}

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };
