import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { AnswerPath } from '../../../../domain/briefs/schema.ts';
import { lengthWords } from '../../../forms/text-length.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { useAnswer } from '../brief-form.tsx';

/** One text of the brief that saves itself. `long` gives it several lines. */
export function TextAnswer({ path, label, hint, optional, long = false, max, className, ...rest }: TextAnswerProps): ReactNode {
  const { value = '', set, leave, error, elsewhere } = useAnswer<string>(path);
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
      hint={
        (hint || left || elsewhere !== undefined) && (
          <>
            {[hint, left].filter(Boolean).join(' ')}
            {elsewhere !== undefined && <ChangedElsewhere to={elsewhere} onTake={() => set(elsewhere, 'now')} />}
          </>
        )
      }
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

/** The same field was answered on another screen while this one was typed into: the newest of the two is kept, the other offered. */
function ChangedElsewhere({ to, onTake }: { to: string; onTake: () => void }) {
  return (
    <span role="status" className="block text-ink">
      Changed on another screen to “{to.length > 80 ? `${to.slice(0, 80)}…` : to}”.{' '}
      <button type="button" onClick={onTake} className="min-h-6 font-semibold underline underline-offset-4">
        Use that
      </button>
    </span>
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
