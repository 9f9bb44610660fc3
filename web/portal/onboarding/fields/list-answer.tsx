import type { ReactNode } from 'react';
import type { AnswerPath } from '../../../../domain/briefs/schema.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { joinList, parseList } from '../list-text.ts';
import { useTypedText } from './typed-text.ts';

/** Several short texts in one line, such as 'Boise, Meridian and Kuna'. */
export function ListAnswer({ path, label, hint, optional, onFocus, onLeave }: ListAnswerProps): ReactNode {
  const { value = [], set, leave } = useAnswer<string[]>(path);
  const { problems, problem } = useBriefForm();
  const typed = useTypedText({
    value,
    read: parseList,
    write: joinList,
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
  onFocus?: () => void;
  /** Called when the field is left, before its answer is sent. */
  onLeave?: () => void;
};
