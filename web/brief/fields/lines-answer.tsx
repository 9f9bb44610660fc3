import type { ComponentProps, ReactNode, RefObject } from 'react';
import { listEntries } from '../../../text/tidy/lists.ts';
import { FieldError, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import { type ListPath, useRows } from './rows.ts';

/** A list of single lines, such as licenses. Starts with one blank row. */
export function LinesAnswer({
  path,
  label,
  one,
  hint,
  optional,
  atLeast = 1,
  maxCharacters,
  complete,
  input,
}: LinesAnswerProps): ReactNode {
  const { rows, list, error, leave, isFull, change, add, remove, problemOf, onEnter, put } = useRows(path, '', atLeast);
  return (
    <FieldGroup label={label} optional={optional} error={error}>
      {hint && <p className="-mt-1 mb-2 text-small text-ink-2">{hint}</p>}
      <ul ref={list as RefObject<HTMLUListElement>} className="grid gap-2">
        {rows.map((row, index) => {
          const problem = lengthWords(row, maxCharacters).tooLong ?? problemOf(index);
          const removable = rows.length > atLeast || row !== '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <li key={index} data-row={index}>
              <div className={`grid items-center gap-2 ${removable ? 'grid-cols-[minmax(0,1fr)_2.5rem]' : ''}`}>
                <TextInput
                  {...input}
                  name={`${path}.${index}`}
                  aria-label={`${one} ${index + 1}`}
                  value={row}
                  aria-invalid={problem ? true : undefined}
                  onChange={(event) => change(index, event.target.value)}
                  onBlur={() => {
                    const whole = complete?.(row) ?? row;
                    if (whole !== row) change(index, whole);
                    leave();
                  }}
                  onKeyDown={onEnter(index)}
                  onPaste={(event) => {
                    if (!row && put(index, listEntries(event.clipboardData.getData('text/plain')))) event.preventDefault();
                  }}
                />
                {removable && <RemoveRow name={row || `${one.toLowerCase()} ${index + 1}`} onRemove={() => remove(index)} />}
              </div>
              <FieldError className="mt-1">{problem}</FieldError>
            </li>
          );
        })}
      </ul>
      {!isFull && (
        <AddRow path={path} onAdd={() => add()}>
          Add {/^[aeiou]/i.test(one) ? 'an' : 'a'} {one.toLowerCase()}
        </AddRow>
      )}
    </FieldGroup>
  );
}

export type LinesAnswerProps = {
  path: ListPath;
  label: string;
  /** Name of one row, such as 'License'. */
  one: string;
  hint?: ReactNode;
  optional?: boolean;
  /** How many rows it shows at first. */
  atLeast?: number;
  /** Character limit of a row. Longer text can be typed, but shows an error. */
  maxCharacters: number;
  /** Completes a row when it's left, such as a web address. */
  complete?: (row: string) => string;
  /** Attributes of each row's input. */
  input?: Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck'>;
};
