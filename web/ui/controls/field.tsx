import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, type FormEvent, type InputEvent, type ReactNode, useContext, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { DotShape } from '../drawings/dot.tsx';
import { Icon } from '../drawings/icon.tsx';
import { lengthWords } from '../text-length.ts';

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

/** Hidden inputs, one for each field that its form sends along. */
export function HiddenFields({ fields }: { fields: Record<string, string | number> }): ReactNode {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
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

/** Text inputs: 48 px high, 38 in dense rows (44 on touch). Focus is an ink line with a sun-colored halo. */
export const inputClasses =
  'w-full rounded-2 border-[1.5px] border-control bg-raised px-[.85rem] text-ink text-ellipsis transition-[border-color] duration-fast ' +
  'focus:border-ink focus:outline-3 focus:outline-offset-1 focus:outline-sun ' +
  'aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger ' +
  'disabled:border-line-strong disabled:bg-sunk disabled:text-ink-3';

export const inputHeights = {
  medium: 'min-h-12 py-[.6rem] text-[1rem]',
  small: 'min-h-[38px] py-1 text-small pointer-coarse:min-h-11 pointer-coarse:text-[1rem]',
};

type LimitedField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Counts a field's text instead of cutting it off as `maxLength` would. Over the limit it says how many characters are too many, and
 * the browser doesn't send the form. `note` goes below the field and `props` on it, after the field's own attributes.
 */
export function useTextLimit<Field extends LimitedField>(
  limit: number | undefined,
  { value, defaultValue, describedBy, onInput, counted = (text) => text }: Limited<Field>,
) {
  const id = useId();
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ''));
  const [isRefused, setRefused] = useState(false);
  if (limit === undefined) return { props: {}, note: null };
  const { left, tooLong } = lengthWords(counted(typed), limit);
  const props = {
    'aria-describedby': [describedBy, left || tooLong ? id : ''].filter(Boolean).join(' ') || undefined,
    ...(tooLong && { 'aria-invalid': true as const }),
    onInput: (event: InputEvent<Field>) => {
      const field = event.currentTarget;
      setTyped(field.value);
      setRefused(false);
      field.setCustomValidity(lengthWords(counted(field.value), limit).tooLong ? tooManyCharacters(limit) : '');
      onInput?.(event);
    },
    onInvalid: (event: FormEvent<Field>) => {
      const field = event.currentTarget;
      if (!field.validity.customError) return;
      // The message below the field stays, unlike the browser's own.
      event.preventDefault();
      setRefused(true);
      if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus();
    },
  };
  const note: ReactNode = (
    <>
      {left && (
        <p id={id} className="text-small text-ink-2">
          {left}
        </p>
      )}
      <FieldError id={tooLong ? id : undefined}>{tooLong && (isRefused ? `${tooManyCharacters(limit)} ${tooLong}` : tooLong)}</FieldError>
    </>
  );
  return { props, note };
}

interface Limited<Field extends LimitedField> {
  value?: unknown;
  defaultValue?: unknown;
  describedBy: string | undefined;
  onInput: ((event: InputEvent<Field>) => void) | undefined;
  /** The part of what was typed that's taken, if it's not all of it. */
  counted?: ((typed: string) => string) | undefined;
}

function tooManyCharacters(limit: number): string {
  return `Use ${limit.toLocaleString('en-US')} characters or fewer.`;
}

/** A single-line text input. Native input attributes pass through. Text longer than `limit` isn't cut off, but its form isn't sent. */
export function TextInput({ size = 'medium', className, limit, counted, ...rest }: TextInputProps): ReactNode {
  const field = useFieldProps();
  const { props, note } = useTextLimit<HTMLInputElement>(limit, {
    value: rest.value,
    defaultValue: rest.defaultValue,
    describedBy: field['aria-describedby'],
    onInput: rest.onInput,
    counted,
  });
  return (
    <>
      <input
        type="text"
        {...field}
        {...rest}
        {...props}
        className={classNames(inputClasses, 'read-only:bg-sunk', inputHeights[size], className)}
      />
      {note}
    </>
  );
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: keyof typeof inputHeights;
  limit?: number;
  counted?: (typed: string) => string;
};

/**
 * A multi-line text input. Grows with its content if the browser supports `field-sizing`, otherwise it can be resized. Text longer
 * than `limit` isn't cut off, but its form isn't sent.
 */
export function Textarea({ className, limit, ...rest }: TextareaProps): ReactNode {
  const field = useFieldProps();
  const { props, note } = useTextLimit<HTMLTextAreaElement>(limit, {
    value: rest.value,
    defaultValue: rest.defaultValue,
    describedBy: field['aria-describedby'],
    onInput: rest.onInput,
  });
  return (
    <>
      <textarea
        {...field}
        {...rest}
        {...props}
        className={classNames(
          inputClasses,
          'read-only:bg-sunk field-sizing-content min-h-28 resize-y py-[.65rem] text-[1rem] leading-normal',
          className,
        )}
      />
      {note}
    </>
  );
}

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & { limit?: number };

/** A native select in our style. Works without script and opens the phone's own picker. Options are `<option>` children. */
export function Select({ size = 'medium', className, children, ...rest }: SelectProps): ReactNode {
  return (
    <div className={classNames('relative', className)}>
      <select {...useFieldProps()} {...rest} className={classNames(inputClasses, inputHeights[size], 'appearance-none pr-10')}>
        {children}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-2" />
    </div>
  );
}

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: keyof typeof inputHeights };

/** A password field with a button to show the password. Pass `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'className'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} className="pr-18" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid min-w-15 place-items-center rounded-2 px-3 text-small font-semibold text-ink-2 hover:text-ink focus-visible:-outline-offset-3"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
