import { type ReactNode, useState } from 'react';
import type { AnswerPath } from '../../../domain/briefs/schema.ts';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { parseList } from '../list-text.ts';
import { useTypedText } from './typed-text.ts';

/** Several short texts in one line, such as 'Boise, Meridian and Kuna'. It shows as typed as long as that says the list. */
export function ListAnswer({ path, label, hint, optional, read = parseList, onFocus, onLeave }: ListAnswerProps): ReactNode {
  const { value = [], set, leave } = useAnswer<string[]>(path);
  const { problems, problem } = useBriefForm();
  const [lastTyped, setLastTyped] = useState('');
  const typed = useTypedText({
    value,
    read: (text) => {
      setLastTyped(text);
      return read(text);
    },
    write: (list) => (read(lastTyped).join('\n') === list.join('\n') ? lastTyped : list.join(', ')),
    onValue: (list) => set(list),
    onLeave: () => {
      onLeave?.();
      leave();
    },
  });
  const wrong = problems.find(({ field }) => field === path || field.startsWith(`${path}.`));
  return (
    <Field label={label} hint={hint} optional={optional} error={wrong && problem(wrong.field)}>
      <TextInput name={path} onFocus={onFocus} {...typed} />
    </Field>
  );
}

export type ListAnswerProps = {
  path: AnswerPath;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** The entries of a typed text. */
  read?: (text: string) => string[];
  onFocus?: () => void;
  /** Called when the field is left, before its answer is sent. */
  onLeave?: () => void;
};
