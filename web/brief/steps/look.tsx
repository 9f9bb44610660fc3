import { type ReactNode, useState } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { ChoiceAnswer } from '../fields/choice-answer.tsx';
import { RemoveRow } from '../fields/row-buttons.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { useFreshData } from '../use-fresh-data.ts';
import { ColorsAnswer } from './colors.tsx';
import { LooksAnswer } from './looks.tsx';
import { maxPictureBytes, pictureTypes, useUploads } from './uploads.ts';

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

/** The uploaded logo, or the free one made from the name. */
function LogoAnswer(): ReactNode {
  const { data, answer } = useBriefForm();
  const { pictures, pending, failure, add, forget, remove } = useUploads('logo');
  const [logo] = pictures;
  const name = (answer('business.name') as string | undefined) || 'Your business';
  return (
    <>
      {logo ? (
        <div className="flex items-center gap-4">
          <span className="grid h-20 w-32 shrink-0 place-items-center rounded-2 bg-white p-3 inset-ring-1 inset-ring-line">
            <img src={logo.pictureUrl} alt={`Logo of ${name}`} className="max-h-full max-w-full bg-white object-contain" />
          </span>
          <p className="min-w-0 flex-1 text-ui">
            <b className="block truncate font-semibold">{logo.fileName}</b>
            <span className="text-small text-ink-2">Your logo appears at the top of every page.</span>
          </p>
          <RemoveRow name="the logo" onRemove={() => void remove(logo)} />
        </div>
      ) : (
        data.freeLogo && (
          <div className="flex items-center gap-4">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(data.freeLogo)}`}
              alt={`Logo made from the name ${name}`}
              width={80}
              height={80}
              className="size-20 shrink-0"
            />
            <p className="text-ui">
              <b className="block font-semibold">Your free logo, made from your name</b>
              <span className="text-small text-ink-2">It’s yours to keep, and it uses your site’s colors.</span>
            </p>
          </div>
        )
      )}
      <div>
        <FileDrop
          label={logo ? 'Replace logo' : 'Upload your own logo'}
          hint="A PNG with a transparent background works best. JPEG, WebP, AVIF and HEIC are fine too, up to 25 MB."
          name="logo"
          accept={pictureTypes}
          multiple={false}
          maxBytes={maxPictureBytes}
          files={pending}
          onFiles={(files) => add(files, 1)}
          onRemove={forget}
        />
        <FieldError className="mt-2">{failure}</FieldError>
      </div>
    </>
  );
}
