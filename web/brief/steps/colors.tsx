import { type ReactNode, useState } from 'react';
import { FieldError, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer } from '../brief-form.tsx';
import { AddRow, RemoveRow } from '../fields/row-buttons.tsx';

const names = ['Main color', 'Second color', 'Third color', 'Fourth color'];
/** The color that the picker opens with if none is chosen. Never saved by itself. */
const dialogStart = '#1f4e5f';

/** Up to four brand colors by picker or code, or "Choose for me". */
export function ColorsAnswer({ startsOwn = false }: { startsOwn?: boolean }): ReactNode {
  const { value = [], set, leave, problem, error } = useAnswer<string[]>('look.colors');
  const [own, setOwn] = useState(startsOwn || value.length > 0);
  const [kept, setKept] = useState<string[]>([]);
  const rows = value.length > 0 ? value : [''];
  const put = (index: number, color: string, when: 'typing' | 'now' = 'typing') =>
    set(
      rows.map((other, position) => (position === index ? color : other)),
      when,
    );
  return (
    <FieldGroup label="Your colors" error={error}>
      <RadioCards
        name="look.colors.own"
        columns={2}
        options={[
          { value: 'no', label: 'Choose for me', note: 'Colors that fit your trade' },
          { value: 'yes', label: 'We have colors', note: 'From your sign, van or logo' },
        ]}
        value={own ? 'yes' : 'no'}
        onValueChange={(choice) => {
          setOwn(choice === 'yes');
          if (choice === 'no') setKept(value);
          set(choice === 'yes' ? (value.length ? value : kept) : [], 'now');
        }}
      />
      <div className={own ? 'mt-3' : 'mt-3 hidden noscript:block'}>
        <ul className="grid gap-2">
          {rows.map((color, index) => {
            const wrong = problem(`look.colors.${index}`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
              <li key={index}>
                <div className="grid grid-cols-[3.5rem_minmax(0,9rem)_auto_1fr] items-center gap-2">
                  <input
                    type="color"
                    aria-label={`Pick: ${names[index]}`}
                    value={/^#[0-9a-f]{6}$/i.test(color) ? color : dialogStart}
                    onChange={(event) => put(index, event.target.value)}
                    onBlur={leave}
                    className="h-12 w-full rounded-2 border-[1.5px] border-control bg-raised p-1"
                  />
                  <TextInput
                    name={`look.colors.${index}`}
                    aria-label={names[index]}
                    value={color}
                    placeholder={dialogStart}
                    autoComplete="off"
                    spellCheck={false}
                    aria-invalid={wrong ? true : undefined}
                    onChange={(event) => put(index, withSign(event.target.value))}
                    onBlur={leave}
                  />
                  {(rows.length > 1 || color) && (
                    <RemoveRow
                      name={names[index] ?? ''}
                      onRemove={() =>
                        set(
                          rows.filter((_, position) => position !== index),
                          'now',
                        )
                      }
                    />
                  )}
                </div>
                <FieldError className="mt-1">{wrong}</FieldError>
              </li>
            );
          })}
        </ul>
        {rows.length < names.length && rows.at(-1) && (
          <AddRow path="look.colors" onAdd={() => set([...rows, ''], 'now')}>
            Add a color
          </AddRow>
        )}
      </div>
    </FieldGroup>
  );
}

/** Adds a missing '#', because color codes are often copied without it. */
function withSign(typed: string): string {
  const text = typed.trim();
  return /^[0-9a-f]{3,6}$/i.test(text) ? `#${text}` : text;
}
