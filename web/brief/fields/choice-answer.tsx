import type { ReactNode } from 'react';
import type { AnswerPath } from '../../../domain/briefs/schema.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards, type RadioCardsProps } from '../../ui/controls/radio-cards.tsx';
import { useAnswer } from '../brief-form.tsx';

/** A choice between a few options, saved immediately. `unset` is the option that means no answer. */
export function ChoiceAnswer({ path, label, options, columns, unset, className }: ChoiceAnswerProps): ReactNode {
  const { value, set, error } = useAnswer<string>(path);
  return (
    <FieldGroup label={label} error={error}>
      <RadioCards
        name={path}
        options={options}
        columns={columns}
        className={className}
        value={value ?? unset ?? ''}
        onValueChange={(chosen) => set(chosen === unset ? null : chosen, 'now')}
      />
    </FieldGroup>
  );
}

export type ChoiceAnswerProps = {
  path: AnswerPath;
  label: ReactNode;
  options: RadioCardsProps['options'];
  columns?: RadioCardsProps['columns'];
  unset?: string;
  className?: string;
};
