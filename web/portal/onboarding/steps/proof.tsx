import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { FieldGroup } from '../../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { QuotesAnswer } from './quotes.tsx';

/** Step 3: what can be proved or promised. Nothing here is ever written without the owner's word. */
export function ProofStep(): ReactNode {
  const { limits } = useBriefForm().data.advice;
  return (
    <>
      <StepPart shows={['proof', 'hero', 'footer']}>
        <LinesAnswer
          path="business.licences"
          label="Licenses"
          one="License"
          hint="With number and state, as it stands on the paper"
          max={6}
          maxCharacters={limits.licence}
        />
        <LinesAnswer path="proof.memberships" label="Memberships" one="Membership" max={6} maxCharacters={limits.proof} />
        <LinesAnswer path="proof.awards" label="Awards" one="Award" hint="Who gave it, and when" max={6} maxCharacters={limits.proof} />
      </StepPart>
      <StepPart
        title="What customers said"
        lead="Word for word, from people who agreed to be quoted. Without the tick a quote stays out."
        shows={['quote']}
      >
        <QuotesAnswer />
      </StepPart>
      <StepPart
        title="What you promise"
        lead="Tick what you keep. Each tick allows the site one sentence; without it the sentence is never written."
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
