import type { ReactNode, RefObject } from 'react';
import { parseAmount } from '../../../sites/prices/price-text.ts';
import { Field, FieldGroup, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { parseItems } from '../list-text.ts';
import { isBlank } from '../same-answer.ts';
import { Named } from './named.tsx';
import { AddRow, MoveRow, RemoveRow } from './row-buttons.tsx';
import { type ListPath, useRows } from './rows.ts';
import { useTypedText } from './typed-text.ts';

type Cell = string | string[] | undefined;
export type RecordRow = Record<string, Cell>;

export interface RecordField {
  key: string;
  label: string;
  /** A line, a person's name, several lines, dollars without the sign, or a list in one line. */
  kind?: 'line' | 'name' | 'long' | 'dollars' | 'list';
  /** Character limit. Longer text can be typed, but shows an error. */
  max?: number;
  optional?: boolean;
  placeholder?: string;
  /** How many of the row's six columns it takes; all by default. */
  span?: 2 | 3 | 4;
}

/** A list of small records that can be moved and removed, such as questions with their answers. */
export function RecordsAnswer({ path, label, one, fields }: RecordsAnswerProps): ReactNode {
  const { rows, list, error, leave, isFull, change, add, remove, move, problemOf } = useRows<RecordRow>(path, blankRow(fields), 1);
  return (
    <FieldGroup label={label} hideLabel error={error}>
      <ol ref={list as RefObject<HTMLOListElement>} className="border-b border-line">
        {rows.map((row, index) => {
          const name = `${one.toLowerCase()} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <li key={index} data-row={index} className="border-t border-line pt-2 pb-5">
              <div className="flex min-h-11 items-center text-small text-ink-2">
                <span className="mr-auto">
                  {one} {index + 1}
                </span>
                <MoveRow name={name} index={index} count={rows.length} onMove={(by) => move(index, by)} />
                {(rows.length > 1 || !isBlank(row)) && <RemoveRow name={name} onRemove={() => remove(index)} />}
              </div>
              <div className="grid gap-4 sm:grid-cols-6">
                {fields.map((field) => (
                  <RecordCell
                    key={field.key}
                    field={field}
                    name={`${path}.${index}.${field.key}`}
                    value={row[field.key]}
                    error={problemOf(index, field.key)}
                    onChange={(value, when) => change(index, { ...row, [field.key]: value }, when)}
                    onLeave={leave}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {!isFull && (
        <AddRow path={path} onAdd={() => add()}>
          Add {/^[aeiou]/i.test(one) ? 'an' : 'a'} {one.toLowerCase()}
        </AddRow>
      )}
    </FieldGroup>
  );
}

function RecordCell({ field, name, value, error, onChange, onLeave }: RecordCellProps): ReactNode {
  const { label, kind = 'line', max, optional, placeholder, span } = field;
  const typed = useTypedText<Cell>({
    value,
    read: (text) => (kind === 'list' ? parseItems(text) : kind === 'dollars' ? parseAmount(text) : text),
    write: (cell) => (Array.isArray(cell) ? cell.join(', ') : (cell ?? '')),
    onValue: (next) => onChange(next, 'typing'),
    onLeave,
  });
  const control = { name, placeholder, ...typed };
  const { left, tooLong } = lengthWords(typed.value, max);
  const place = span ? spans[span] : 'sm:col-span-6';
  const cell = (
    <Field label={label} optional={optional} hint={left} error={tooLong ?? error} className={kind === 'name' ? undefined : place}>
      {kind === 'long' ? (
        <Textarea {...control} />
      ) : kind === 'dollars' ? (
        <div className="relative">
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 left-[.85rem] -translate-y-1/2 text-ink-2">
            $
          </span>
          <TextInput {...control} inputMode="decimal" autoComplete="off" className="pl-[1.7rem]" />
        </div>
      ) : (
        <TextInput {...control} />
      )}
    </Field>
  );
  if (kind !== 'name') return cell;
  return (
    <Named name={typed.value} onTake={(taken) => onChange(taken, 'now')} className={place}>
      {cell}
    </Named>
  );
}

function blankRow(fields: RecordField[]): RecordRow {
  return Object.fromEntries(fields.map(({ key, kind }) => [key, kind === 'list' ? [] : '']));
}

const spans = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4' };

interface RecordCellProps {
  field: RecordField;
  name: string;
  value: Cell;
  error: string | undefined;
  onChange: (value: Cell, when: 'typing' | 'now') => void;
  onLeave: () => void;
}

export type RecordsAnswerProps = {
  path: ListPath;
  label: string;
  /** Name of one record, such as 'Question'. */
  one: string;
  fields: RecordField[];
};
