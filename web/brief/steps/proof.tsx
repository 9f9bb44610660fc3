import type { ReactNode } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import { RecordsAnswer } from '../fields/records-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { withHttps } from '../https.ts';
import { useFreshData } from '../use-fresh-data.ts';
import { QuotesAnswer } from './quotes.tsx';

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
