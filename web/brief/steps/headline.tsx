import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { StepLink } from '../step-link.tsx';

/** The owner's headline: their tagline, or one of their own sentences. */
export function HeadlineAnswer(): ReactNode {
  const { headlines } = useBriefForm().data;
  const { value, set } = useAnswer<string>('look.headline');
  if (!headlines?.headline) return null;
  const { tagline, lines, headline } = headlines;
  const [suggested = headline] = tagline ? [tagline] : lines;
  const choices = [...new Set([suggested, ...lines])];
  const writeAnother = (
    <StepLink step="business" field="business.tagline" className="link">
      write another line
    </StepLink>
  );
  return (
    <StepPart title="Your headline" shows={['hero']}>
      {choices.length === 1 ? (
        <p className="text-ui">
          Your headline is “{suggested}”, in your own words. You can {writeAnother}.
        </p>
      ) : (
        <FieldGroup label="Which headline do you want?" hint={<>These are your own words. You can also {writeAnother}.</>}>
          <RadioCards
            name="look.headline"
            options={choices.map((line) => ({
              value: line,
              label: line,
              ...(line === suggested && { note: tagline ? 'Your tagline' : 'Our pick' }),
            }))}
            columns={1}
            value={value && choices.includes(value) ? value : suggested}
            onValueChange={(line) => set(line === suggested ? null : line, 'now')}
          />
        </FieldGroup>
      )}
    </StepPart>
  );
}
