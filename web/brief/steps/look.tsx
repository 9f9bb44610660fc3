import { type ReactNode, useState } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { useBriefForm } from '../brief-form.tsx';
import { ChoiceAnswer } from '../fields/choice-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { useFreshData } from '../use-fresh-data.ts';
import { ColorsAnswer } from './colors.tsx';
import { LogoAnswer } from './logo.tsx';
import { LooksAnswer } from './looks.tsx';

/** Step 4: one of six looks, colors, background, style and logo. All optional. */
export function LookStep(): ReactNode {
  const { problems } = useBriefForm();
  // No longer asked. A tone that an older brief has, and that keeps it from being sent, can still be fixed.
  const [fixesTone] = useState(() => problems.some(({ field }) => field === 'look.tone'));
  useFreshData();
  return (
    <>
      <StepPart shows={['hero']}>
        <LooksAnswer />
        <ColorsAnswer />
        <ChoiceAnswer
          path="look.mood"
          label="Which background do you like?"
          columns={4}
          className="max-md:grid-cols-2 [&>label:first-child]:col-span-full"
          unset="any"
          options={[
            { value: 'any', label: 'Choose for me', note: 'Whatever fits your trade and colors' },
            { value: 'light', label: <MoodSample mood="light">Light</MoodSample>, note: 'Clean white' },
            { value: 'tinted', label: <MoodSample mood="tinted">Tinted</MoodSample>, note: 'A hint of color' },
            { value: 'warm', label: <MoodSample mood="warm">Warm</MoodSample>, note: 'Cream and paper tones' },
            { value: 'dark', label: <MoodSample mood="dark">Dark</MoodSample>, note: 'Light text on dark' },
          ]}
        />
        <TextAnswer
          path="look.style"
          label="Describe the style you like"
          hint="For example: Calm and spacious, a bit old-school"
          max={briefLimits.style}
          optional
        />
        {fixesTone && <TextAnswer path="look.tone" label="Tone" max={briefLimits.style} optional />}
      </StepPart>
      <StepPart title="Logo" shows={['header']}>
        <LogoAnswer />
      </StepPart>
    </>
  );
}

/** A tiny page with a mood's background, above the mood's name. */
function MoodSample({ mood, children }: { mood: keyof typeof grounds; children: ReactNode }): ReactNode {
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames('mb-2 grid h-9 content-center gap-1 rounded-1 px-2 inset-ring-1 inset-ring-line-strong', grounds[mood])}
      >
        <span className="h-1.5 w-3/5 rounded-full bg-current" />
        <span className="h-1 w-4/5 rounded-full bg-current opacity-40" />
      </span>
      {children}
    </>
  );
}

const grounds = {
  light: 'bg-white text-night-900',
  tinted: 'bg-night-100 text-night-700',
  warm: 'bg-dawn text-night-900',
  dark: 'bg-night-900 text-paper',
};
