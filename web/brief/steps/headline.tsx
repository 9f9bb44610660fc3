import type { ReactNode } from 'react';
import type { HeadlineChoice } from '../../../sites/writer/words/headline-choices.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { headlineNote } from '../headline-note.ts';
import { StepLink } from '../step-link.tsx';

/** What a choice is called in the form. */
function valueIn({ look, text }: HeadlineChoice): string {
  return look.opening ?? text;
}

/** The owner's headline: their tagline, one of their own sentences, or trade and town. */
export function HeadlineAnswer(): ReactNode {
  const { headlines: choices } = useBriefForm().data;
  const headline = useAnswer<string>('look.headline');
  const opening = useAnswer<'plain'>('look.opening');
  if (!choices || choices.length < 2) return null;
  const chosen =
    choices.find(({ look }) => (opening.value ? look.opening !== null : look.headline === (headline.value ?? null))) ?? choices[0];
  return (
    <StepPart title="Your headline" shows={['hero']}>
      <FieldGroup
        label="Which headline do you want?"
        hint={
          <>
            You can also{' '}
            <StepLink step="business" field="business.tagline" className="link">
              write another line
            </StepLink>
            .
          </>
        }
      >
        <RadioCards
          name="look.headline"
          options={choices.map((choice) => ({ value: valueIn(choice), label: choice.text, note: headlineNote(choice) }))}
          columns={1}
          {...(chosen && { value: valueIn(chosen) })}
          onValueChange={(value) => {
            const look = choices.find((choice) => valueIn(choice) === value)?.look;
            if (!look) return;
            headline.set(look.headline, 'now');
            opening.set(look.opening, 'now');
          }}
        />
      </FieldGroup>
    </StepPart>
  );
}
