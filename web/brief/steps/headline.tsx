import { type ReactNode, useState } from 'react';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { StepLink } from '../step-link.tsx';

/** What visitors read first: one of the owner's own sentences, or a line that they wrote as their tagline. */
export function HeadlineAnswer(): ReactNode {
  const { headlines } = useBriefForm().data;
  const { value: tagline = '', set } = useAnswer<string>('business.tagline');
  const [ours, ...others] = headlines;
  // A line of their own stays among the choices when another is tried.
  const [own] = useState(headlines.includes(tagline) ? '' : tagline);
  if (!ours) return null;
  const choices = [
    ...(own ? [{ value: own, label: own, note: 'Your tagline' }] : []),
    { value: '', label: ours, note: own ? undefined : 'We’d take this one' },
    ...others.map((line) => ({ value: line, label: line })),
  ];
  const chosen = choices.find(({ value, label }) => tagline === value || tagline === label)?.value ?? tagline;
  const writeAnother = (
    <StepLink step="business" field="business.tagline" className="link">
      write another line
    </StepLink>
  );
  return (
    <StepPart title="What visitors read first" shows={['hero']}>
      {choices.length === 1 ? (
        <p className="text-ui">
          “{ours}” These are your own words. You can {writeAnother}.
        </p>
      ) : (
        <FieldGroup label="Which line opens your site?" hint={<>These are your own words. You can also {writeAnother}.</>}>
          <RadioCards
            name="business.tagline"
            options={choices}
            columns={1}
            value={chosen}
            onValueChange={(line) => set(line || null, 'now')}
          />
        </FieldGroup>
      )}
    </StepPart>
  );
}
