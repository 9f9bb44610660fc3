import type { ReactNode, RefObject } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { Named } from '../fields/named.tsx';
import { AddRow, MoveRow, RemoveRow } from '../fields/row-buttons.tsx';
import { useRows } from '../fields/rows.ts';
import { isBlank } from '../same-answer.ts';

type Quote = { text: string; name: string; consent: boolean };

/** Customer quotes, each with a name and a checkbox that allows us to show it. */
export function QuotesAnswer(): ReactNode {
  const { rows, list, error, leave, isFull, change, add, remove, move, problemOf } = useRows<Quote>(
    'proof.quotes',
    { text: '', name: '', consent: false },
    1,
  );
  return (
    <FieldGroup label="Quotes" hideLabel error={error}>
      <ol ref={list as RefObject<HTMLOListElement>} className="border-b border-line">
        {rows.map((quote, index) => {
          const name = `quote ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <li key={index} data-row={index} className="border-t border-line pt-2 pb-4">
              <div className="flex min-h-11 items-center text-small text-ink-2">
                <span className="mr-auto">Quote {index + 1}</span>
                <MoveRow name={name} index={index} count={rows.length} onMove={(by) => move(index, by)} />
                {(rows.length > 1 || !isBlank(quote)) && <RemoveRow name={name} onRemove={() => remove(index)} />}
              </div>
              <div className="grid gap-4">
                <Field
                  label="What they said"
                  hint={lengthWords(quote.text, briefLimits.quote).left}
                  error={lengthWords(quote.text, briefLimits.quote).tooLong ?? problemOf(index, 'text')}
                >
                  <Textarea
                    name={`proof.quotes.${index}.text`}
                    value={quote.text}
                    onChange={(event) => change(index, { ...quote, text: event.target.value })}
                    onBlur={leave}
                    className="min-h-20!"
                  />
                </Field>
                <Named name={quote.name} onTake={(name) => change(index, { ...quote, name }, 'now')}>
                  <Field
                    label="Who said it"
                    hint="The way they agreed to be named. For example: M. Okafor, Five Points"
                    error={lengthWords(quote.name, briefLimits.quoteName).tooLong ?? problemOf(index, 'name')}
                  >
                    <TextInput
                      name={`proof.quotes.${index}.name`}
                      value={quote.name}
                      onChange={(event) => change(index, { ...quote, name: event.target.value })}
                      onBlur={leave}
                    />
                  </Field>
                </Named>
                <Checkbox
                  name={`proof.quotes.${index}.consent`}
                  label="They agreed that I can show this"
                  checked={quote.consent}
                  onChange={(event) => change(index, { ...quote, consent: event.target.checked })}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {!isFull && (
        <AddRow path="proof.quotes" onAdd={() => add()}>
          Add a quote
        </AddRow>
      )}
    </FieldGroup>
  );
}
