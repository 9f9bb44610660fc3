import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { AnswerPath } from '../../../../domain/briefs/schema.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { useAnswer } from '../brief-form.tsx';
import { lengthWords } from './text-length.ts';

/** One text of the brief that saves itself. `long` gives it several lines. */
export function TextAnswer({ path, label, hint, optional, long = false, max, className, ...rest }: TextAnswerProps): ReactNode {
  const { value = '', set, leave, error } = useAnswer<string>(path);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // What was typed before the page came alive is an answer too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== value) set(early);
  }, []);
  const { left, tooLong } = lengthWords(value, max);
  const shared = {
    ref: control,
    name: path,
    value,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
    onBlur: leave,
  };
  return (
    <Field
      label={label}
      hint={left ? [hint, left].filter(Boolean).join(' ') : hint}
      error={tooLong ?? error}
      optional={optional}
      className={className}
    >
      {long ? (
        <Textarea {...shared} placeholder={rest.placeholder} />
      ) : (
        <TextInput {...rest} {...shared} className={rest.list ? plainList : undefined} />
      )}
    </Field>
  );
}

/** Suggestions open by typing or the arrow key; the browser's own arrow does not belong to our box. */
const plainList = '[&::-webkit-calendar-picker-indicator]:hidden!';

export type TextAnswerProps = Omit<ComponentProps<'input'>, 'size' | 'max'> & {
  path: AnswerPath;
  label: ReactNode;
  hint?: string;
  optional?: boolean;
  long?: boolean;
  /** Most characters that fit; more may be typed, and is told. */
  max?: number;
};
