import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { SectionText } from '../../../domain/versions/texts.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { lengthWords } from '../../ui/text-length.ts';

/**
 * A section's texts as fields, each with its value when the form opened, so a newer one isn't overwritten. Near its limit
 * a field shows how many characters are left. An error shows until the field is edited.
 */
export function TextFields({ texts, typed = {}, errors, onType }: TextFieldsProps): ReactNode {
  return texts.map((line) => <TextField key={line.path} line={line} typed={typed[line.path]} errors={errors} onType={onType} />);
}

interface TextFieldProps {
  line: SectionText;
  typed: string | undefined;
  errors: FieldErrors;
  onType: TextFieldsProps['onType'];
}

function TextField({ line, typed, errors, onType }: TextFieldProps) {
  const [text, setText] = useState(typed ?? line.text);
  const [overcome, setOvercome] = useState<FieldErrors>();
  const wrong = overcome === errors ? undefined : errors[`text:${line.path}`];
  const { left, tooLong } = lengthWords(text, line.max);
  const box = {
    name: `text:${line.path}`,
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(currentTarget.value);
      setOvercome(errors);
      onType?.(line.path, currentTarget.value);
    },
  };
  return (
    <Field label={line.label} hint={text === line.text ? undefined : left} error={text === line.text ? wrong : (tooLong ?? wrong)}>
      {line.long ? (
        <Textarea rows={Math.min(8, Math.max(2, Math.ceil(line.text.length / 70)))} className="max-h-80" {...box} />
      ) : (
        <TextInput {...box} />
      )}
      <input type="hidden" name={`was:${line.path}`} value={line.text} />
    </Field>
  );
}

export interface TextFieldsProps {
  texts: SectionText[];
  /** What was typed before, by path, for fields that are unmounted in between. */
  typed?: Record<string, string>;
  errors: FieldErrors;
  onType?: (path: string, text: string) => void;
}
