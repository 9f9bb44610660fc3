import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useBriefForm } from '../brief-form.tsx';
import { ChoiceAnswer } from '../fields/choice-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { ColorsAnswer } from './colors.tsx';
import { LogoAnswer } from './logo.tsx';
import { MoodSample } from './mood-sample.tsx';

/** Step 4: colors, mood, words for style and tone, and the logo. Everything may be left to us. */
export function LookStep(): ReactNode {
  const { limits } = useBriefForm().data.advice;
  useFreshMark();
  return (
    <>
      <StepPart shows={['hero']}>
        <ColorsAnswer />
        <ChoiceAnswer
          path="look.mood"
          label="Which mood?"
          columns={4}
          className="max-md:grid-cols-2 [&>label:first-child]:col-span-full"
          unset="any"
          options={[
            { value: 'any', label: 'Choose for me', note: 'What suits your trade and your colors' },
            { value: 'light', label: <MoodSample mood="light">Light</MoodSample>, note: 'White and clear' },
            { value: 'tinted', label: <MoodSample mood="tinted">Tinted</MoodSample>, note: 'A breath of color' },
            { value: 'warm', label: <MoodSample mood="warm">Warm</MoodSample>, note: 'Cream and paper' },
            { value: 'dark', label: <MoodSample mood="dark">Dark</MoodSample>, note: 'Light on dark' },
          ]}
        />
        <TextAnswer
          path="look.style"
          label="Style, in your words"
          hint="Trustworthy, a bit old-school. Calm and spacious. Bold and playful."
          max={limits.style}
          optional
        />
        <TextAnswer
          path="look.tone"
          label="How should it sound?"
          hint="Plain and friendly. Warm. Strictly to the point."
          max={limits.style}
          optional
        />
      </StepPart>
      <StepPart title="Logo" shows={['header']}>
        <LogoAnswer />
      </StepPart>
    </>
  );
}

/** The free mark follows colors and mood: it is read again when the brief has changed. */
function useFreshMark() {
  const { revision, data } = useBriefForm();
  const { revalidate } = useRevalidator();
  const asked = useRef(data.revision);
  useEffect(() => {
    if (revision <= Math.max(asked.current, data.revision)) return;
    asked.current = revision;
    void revalidate();
  }, [revision, data.revision, revalidate]);
}
