import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { FieldGroup } from '../../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { QuotesAnswer } from './quotes.tsx';

/** Step 3: licenses, awards, quotes and promises. The site only shows what the owner states here. */
export function ProofStep(): ReactNode {
  const { limits } = useBriefForm().data.advice;
  return (
    <>
      <StepPart shows={['proof', 'hero', 'footer']}>
        <LinesAnswer
          path="business.licences"
          label="Licenses"
          one="License"
          hint="Number and state, exactly as on the license"
          max={6}
          maxCharacters={limits.licence}
        />
        <LinesAnswer path="proof.memberships" label="Memberships" one="Membership" max={6} maxCharacters={limits.proof} />
        <LinesAnswer path="proof.awards" label="Awards" one="Award" hint="Who gave it and when" max={6} maxCharacters={limits.proof} />
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
        lead="Check only the promises you keep. Each one adds a sentence to your site. We never write it otherwise."
        shows={['hero', 'proof', 'statement']}
      >
        <PromisesAnswer />
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
