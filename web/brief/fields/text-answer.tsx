import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { AnswerPath } from '../../../domain/briefs/schema.ts';
import { excerpt } from '../../../text/truncate.ts';
import { Field, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { useAnswer } from '../brief-form.tsx';

/** A text answer of the brief. `long` gives it several lines. */
export function TextAnswer({ path, label, hint, optional, long = false, max, className, onLeave, ...rest }: TextAnswerProps): ReactNode {
  const { value = '', set, leave, error, elsewhere } = useAnswer<string>(path);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Text typed before React started is an answer too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when React starts
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
    onBlur: () => {
      onLeave?.();
      leave();
    },
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

/** Offers the answer that another device gave to a field while it was being edited here. Ours, the newer one, is saved. */
function ChangedElsewhere({ to, onTake }: { to: string; onTake: () => void }) {
  return (
    <span role="status" className="block text-ink">
      Changed on another device to “{excerpt(to, 80)}”.{' '}
      <button type="button" onClick={onTake} className="min-h-6 font-semibold underline underline-offset-4">
        Use that version
      </button>
    </span>
  );
}

/** Hides the browser's arrow for suggestions, which doesn't match our box. Typing and the arrow key open them. */
const plainList = '[&::-webkit-calendar-picker-indicator]:hidden!';

export type TextAnswerProps = Omit<ComponentProps<'input'>, 'size' | 'max'> & {
  path: AnswerPath;
  label: ReactNode;
  hint?: string;
  optional?: boolean;
  long?: boolean;
  /** Character limit. Longer text can be typed, but shows an error. */
  max?: number;
  /** Called when the field is left, before its answer is sent. */
  onLeave?: () => void;
};
