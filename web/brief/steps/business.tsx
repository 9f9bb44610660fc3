import type { ReactNode } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Field, FieldError, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { HoursAnswer } from '../fields/hours-answer.tsx';
import { ListAnswer } from '../fields/list-answer.tsx';
import { Named } from '../fields/named.tsx';
import { PhoneAnswer } from '../fields/phone-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { TimeZoneAnswer } from '../fields/time-zone-answer.tsx';
import { useFreshData } from '../use-fresh-data.ts';
import { TradeAnswer } from './kind.tsx';
import { OtherPlacesAnswer } from './other-places.tsx';
import { PlaceAnswer } from './place.tsx';
import type { ChosenTraits } from './trait-choices.ts';

/** Step 1: name, trade, contact details, place and hours. */
export function BusinessStep(): ReactNode {
  const { problem } = useBriefForm();
  useFreshData();
  return (
    <>
      <StepPart shows={['header', 'hero']}>
        <NameAnswer />
        <TradeAnswer />
      </StepPart>
      <StepPart shows={['hero']}>
        <TextAnswer
          path="business.description"
          label="What do you do?"
          hint="Two or three sentences, the way you’d tell a neighbor. We’ll use your words."
          max={briefLimits.description}
          long
        />
        <TextAnswer
          path="business.tagline"
          label="Tagline"
          hint="This becomes your headline. Without one, we use a sentence from your description, or your trade and town."
          max={briefLimits.tagline}
          optional
        />
        <LanguageAnswer />
      </StepPart>
      <StepPart title="How customers reach you" shows={['header', 'call', 'hero']}>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <PhoneAnswer />
          <TextAnswer
            path="business.email"
            label="Email"
            type="email"
            autoComplete="email"
            hint="We’ll send messages from your site here"
          />
        </div>
        <FieldError className="-mt-4">{problem('business')}</FieldError>
      </StepPart>
      <StepPart title="Where" shows={['area']}>
        <PlaceAnswer />
      </StepPart>
      <StepPart title="When" shows={['hours']}>
        <HoursAnswer />
        <TimeZoneAnswer />
      </StepPart>
      <OtherPlacesPart />
      <StepPart title="Anything else (optional)" shows={['hero', 'proof']}>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <FoundedAnswer />
          <ListAnswer path="business.languages" label="Languages" hint="Languages you speak with customers" optional />
        </div>
      </StepPart>
    </>
  );
}

/** Other places, for a business that has a first one or speaks of several. */
function OtherPlacesPart(): ReactNode {
  const { answer, data } = useBriefForm();
  const { place } = (answer('business.traits') ?? {}) as ChosenTraits;
  const isGiven = [answer('business.address'), answer('business.otherPlaces')].some((value) => value !== undefined && value !== null);
  const doubt = data.advice.doubts.find(({ field }) => field === 'business.otherPlaces');
  return (
    <div className={isGiven || place === 'several' || doubt ? '' : 'hidden noscript:block'}>
      <StepPart
        title="Other locations (optional)"
        lead={doubt?.message ?? 'Each gets its own address, phone and hours on your site.'}
        shows={['area']}
      >
        <OtherPlacesAnswer />
      </StepPart>
    </div>
  );
}

function NameAnswer(): ReactNode {
  const { value = '', set } = useAnswer<string>('business.name');
  return (
    <Named name={value} onTake={(name) => set(name, 'now')}>
      <TextAnswer path="business.name" label="Business name" max={briefLimits.name} autoComplete="organization" />
    </Named>
  );
}

/** The founding year. Text that isn't a year yet stays unsaved. */
export function FoundedAnswer(): ReactNode {
  const { value, set, leave, error, path } = useAnswer<number>('business.founded');
  return (
    <Field label="Founded" hint="The year you started. Shown as “Since 2011”" error={error} optional>
      <TextInput
        name={path}
        type="number"
        inputMode="numeric"
        min={1800}
        max={2100}
        value={value ?? ''}
        onChange={({ target }) => set(target.value === '' || !Number.isInteger(target.valueAsNumber) ? null : target.valueAsNumber)}
        onBlur={leave}
      />
    </Field>
  );
}

/** The language of the site. Only asked if the owner writes in Spanish or has chosen one. */
function LanguageAnswer(): ReactNode {
  const { language: written } = useBriefForm().data.advice;
  const { value, set, error } = useAnswer<'en' | 'es'>('language');
  if (written !== 'es' && value === undefined) return null;
  const language = value ?? written;
  return (
    <FieldGroup
      label={`Your site will be in ${language === 'es' ? 'Spanish' : 'English'}`}
      hint={
        language === written
          ? undefined
          : `You wrote your answers in ${written === 'es' ? 'Spanish' : 'English'}. We don’t translate them, so they appear as you wrote them.`
      }
      error={error}
    >
      <RadioCards
        name="language"
        columns={2}
        options={[
          { value: 'es', label: 'Spanish', note: written === 'es' ? 'Same as your answers' : 'We write our parts in Spanish' },
          { value: 'en', label: 'English', note: written === 'en' ? 'Same as your answers' : 'We write our parts in English' },
        ]}
        value={language}
        onValueChange={(choice) => set(choice as 'en' | 'es', 'now')}
      />
    </FieldGroup>
  );
}
