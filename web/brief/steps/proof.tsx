import type { ReactNode, RefObject } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import { Named } from '../fields/named.tsx';
import { RecordsAnswer } from '../fields/records-answer.tsx';
import { AddRow, MoveRow, RemoveRow } from '../fields/row-buttons.tsx';
import { useRows } from '../fields/rows.ts';
import { StepPart } from '../fields/step-part.tsx';
import { withHttps } from '../https.ts';
import { isBlank } from '../same-answer.ts';
import { useFreshData } from '../use-fresh-data.ts';

/** Step 3: licenses, awards, people, quotes, promises and links. The site only shows what the owner states here. */
export function ProofStep(): ReactNode {
  useFreshData();
  return (
    <>
      <StepPart shows={['proof', 'hero', 'footer']}>
        <LinesAnswer
          path="business.licences"
          label="Licenses"
          one="License"
          hint="Number and state, exactly as on the license"
          maxCharacters={briefLimits.licence}
        />
        <LinesAnswer path="proof.memberships" label="Memberships" one="Membership" maxCharacters={briefLimits.proof} />
        <LinesAnswer path="proof.awards" label="Awards" one="Award" hint="Who gave it and when" maxCharacters={briefLimits.proof} />
      </StepPart>
      <StepPart title="The people" lead="Add the people customers meet. A name and a sentence are enough." shows={['people', 'statement']}>
        <RecordsAnswer
          path="business.people"
          label="People"
          one="Person"
          fields={[
            { key: 'name', label: 'Name', kind: 'name', max: briefLimits.quoteName, span: 3 },
            { key: 'role', label: 'Role', max: briefLimits.personRole, placeholder: 'Owner', optional: true, span: 3 },
            {
              key: 'line',
              label: 'A sentence about them',
              max: briefLimits.personLine,
              placeholder: 'She still answers the phone.',
              optional: true,
            },
          ]}
        />
      </StepPart>
      <StepPart
        title="What customers said"
        lead="Word for word, from customers who agreed to be quoted. We only show a quote once you check its box."
        shows={['quote']}
      >
        <QuotesAnswer />
      </StepPart>
      <StepPart
        title="What you promise"
        lead="Check only the promises you keep. Each one adds a sentence to your site. We never add a promise you didn’t check."
        shows={['hero', 'proof', 'statement']}
      >
        <PromisesAnswer />
      </StepPart>
      <StepPart title="Where else people find you" shows={['footer']}>
        <LinesAnswer
          path="business.links"
          label="Social and review pages"
          one="Link"
          hint="Your Facebook, Instagram, Yelp or Google Maps page. A Google Maps link helps search engines find you. For example: facebook.com/your-business"
          maxCharacters={briefLimits.link}
          complete={withHttps}
          input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
      </StepPart>
    </>
  );
}

function PromisesAnswer() {
  const { promises } = useBriefForm().data.advice;
  const { value = [], set, error } = useAnswer<string[]>('promises');
  return (
    <FieldGroup label="Promises" hideLabel error={error}>
      <ul className="border-b border-line">
        {promises.map(({ key, label, text }) => (
          <li key={key} className="border-t border-line py-1.5">
            <Checkbox
              name="promises"
              value={key}
              label={label}
              hint={`The site may say: “${text}”`}
              checked={value.includes(key)}
              onChange={(event) => set(event.target.checked ? [...value, key] : value.filter((other) => other !== key), 'now')}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

type Quote = { text: string; name: string; consent: boolean };

/** Customer quotes, each with a name and a checkbox that allows us to show it. */
function QuotesAnswer(): ReactNode {
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
